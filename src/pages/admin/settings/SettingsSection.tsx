import type { ReactNode } from "react";
import { FormSection } from "@/components/FormSection";
import { sectionTitles, type SettingsSection as Name } from "@/components/admin/settings-sections";

type Props = { name: Name; lead: ReactNode; children: ReactNode };

export function SettingsSection({ name, ...rest }: Props) {
  return <FormSection title={sectionTitles[name]} anchor={name} {...rest} />;
}
