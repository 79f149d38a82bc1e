import { tracks } from "@/content/tracks";
import { canonicalUrl } from "@/lib/browser/canonical-url";
import { copyWithNotice } from "@/lib/browser/copy-text";
import { useTheme } from "@/lib/browser/theme";
import { useMediaQuery } from "@/lib/browser/use-media-query";
import { otherEditions } from "@/lib/editions";
import {
  browserLanguageName,
  chooseDatesLanguage,
  chosenDatesLanguage,
} from "@/lib/format/dates-language";
import { notify } from "@/lib/notify";
import { togglePlaying } from "@/lib/player/player";
import { usePlayer } from "@/lib/player/player-state";
import { PAGE_LANGUAGE } from "@/lib/text/page-language";
import { paths } from "@/paths";
import { hasPage } from "@/sections";
import { openEdition } from "../edition-link";
import type { Entry } from "./entries";
import { isSlashOn, toggleSlash } from "./slash-key";
import { t } from "@/lib/words";

/** The palette's actions, worded for what they would change now. */
export function useActions(hasQuery: boolean): Entry[] {
  const [theme, setTheme] = useTheme();
  const isTouched = useMediaQuery("(pointer: coarse)");
  const isPlaying = usePlayer((player) => player.isPlaying);
  const next = theme === "dark" ? "light" : "dark";
  const music: Entry = {
    id: "action-music",
    label: isPlaying ? t("Pause music") : t("Play music"),
    keywords: t("listen tracks songs"),
    run: () => togglePlaying(tracks),
  };
  const slash: Entry = {
    id: "action-slash",
    label: isSlashOn()
      ? t("Turn off the key / for searching")
      : t("Turn on the key / for searching"),
    keywords: t("keyboard shortcut"),
    run: () => {
      toggleSlash();
      notify({
        title: isSlashOn()
          ? t("The key / opens the search")
          : t("The key / does not open the search"),
      });
    },
  };
  return [
    {
      id: "action-theme",
      label: next === "dark" ? t("Switch to dark theme") : t("Switch to light theme"),
      keywords: t("colours dark light"),
      run: () => setTheme(next),
    },
    ...(import.meta.env.HAS_EDITIONS ? editionActions() : []),
    ...languageActions(),
    {
      id: "action-copy",
      label: t("Copy link to this page"),
      keywords: t("address share url"),
      run: () => void copyWithNotice(canonicalUrl(), t("Link copied!")),
    },
    ...(hasPage(paths.music) ? [music] : []),
    // A phone has no such key; who connects a keyboard to it finds the action.
    ...(hasQuery || !isTouched ? [slash] : []),
  ];
}

function editionActions(): Entry[] {
  const names = new Intl.DisplayNames([PAGE_LANGUAGE], { type: "language" });
  return otherEditions.map((edition) => ({
    id: `action-language-${edition.language}`,
    label: t("This page in {language}", { language: names.of(edition.language) ?? edition.name }),
    keywords: `${edition.name} ${t("language locale numbers")}`,
    run: () => openEdition(edition),
  }));
}

/** For visitors whose browser has another language than the site. */
function languageActions(): Entry[] {
  const own = browserLanguageName();
  if (!own) return [];
  const isChosen = chosenDatesLanguage() !== undefined;
  return [
    {
      id: "action-dates",
      label: isChosen
        ? t("Show dates in {language}", { language: own })
        : // The site's language itself.
          t("Show dates in English"),
      keywords: t("language locale numbers"),
      run: () => chooseDatesLanguage(isChosen ? undefined : PAGE_LANGUAGE),
    },
  ];
}
