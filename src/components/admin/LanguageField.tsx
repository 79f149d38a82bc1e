import type { ReactNode } from "react";
import { SelectField } from "@/components/ui/SelectField";
import { languageName } from "@/lib/text/language";

/** The options. The database accepts every language, and a stored one is offered as well. */
const LANGUAGES = `
  ar bg bn ca cs cy da de el en en-GB es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko
  lt lv mk ms nb ne nl nn pl pt pt-BR ro ru sk sl sq sr sv sw ta te th tr uk ur uz vi yi zh-Hans zh-Hant`
  .trim()
  .split(/\s+/)
  .map(named)
  .toSorted((one, other) => one.name.localeCompare(other.name));

type Props = {
  label: string;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onChange: (language: string) => void;
};

/** A choice of languages, each by its own name. */
export function LanguageField({ value, onChange, ...field }: Props) {
  const isOffered = LANGUAGES.some(({ language }) => language === value);
  const languages = isOffered ? LANGUAGES : [named(value), ...LANGUAGES];
  return (
    <SelectField {...field} value={value} onChange={({ target }) => onChange(target.value)}>
      {languages.map(({ language, name }) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function named(language: string) {
  return { language, name: languageName(language) };
}
