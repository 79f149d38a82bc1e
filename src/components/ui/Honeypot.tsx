import { HONEYPOT } from "@/lib/forms/honeypot";
import { t } from "@/lib/words";

/** A field that people never see and simple bots fill in. See `isHoneypotFilled`. */
export function Honeypot() {
  return (
    <div aria-hidden className="absolute -inset-s-[9999px] size-px overflow-hidden">
      <label>
        {t("Leave this empty")}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
