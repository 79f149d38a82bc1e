import { Moon, Sun } from "lucide-react";
import { useTheme } from "@/lib/browser/theme";
import { IconButton } from "./ui/IconButton";
import { t } from "@/lib/words";

export function ThemeToggle({ className }: { className?: string }) {
  const [theme, setTheme] = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  return (
    <IconButton
      label={next === "dark" ? t("Switch to dark theme") : t("Switch to light theme")}
      // CSS picks one of the icons, so that prerendered HTML suits both themes.
      icon={
        <>
          <Sun aria-hidden className="hidden size-5 dark:block" />
          <Moon aria-hidden className="size-5 dark:hidden" />
        </>
      }
      className={className}
      onClick={() => setTheme(next)}
    />
  );
}
