import { t } from "@/lib/words";

/** What determines how the site uses people's data: the owner's settings and those of the build. */
export type PrivacyFacts = {
  contactEmail: string;
  countsViews: boolean;
  takesComments: boolean;
  /** Whether signing in with GitHub is possible. */
  offersGitHub: boolean;
  /** Whether a consultation can be booked at a time. */
  offersTimes: boolean;
  /** Host of the service that notifies the owner of messages; empty without one. */
  formHost: string;
  /** Whether readers can subscribe by email. */
  mailsReaders: boolean;
  /** URL of the bitcoin price; empty without one. */
  rateUrl: string;
  /** Whether signing in is checked by Cloudflare Turnstile. */
  checksHumans: boolean;
  /** Whether articles may show embeds. */
  showsFrames: boolean;
  /** Whether the site caches pages in the browser, for offline reading. */
  keepsPages: boolean;
};

export type PrivacySection = { title: string; points: string[] };
/** The points of a section; false for what the site does not do. */
type Points = (string | false)[];

/** Describes how the site uses people's data, and leaves out what it does not do. */
export function privacySections(facts: PrivacyFacts): PrivacySection[] {
  return [
    { title: t("When you visit"), points: visit(facts) },
    { title: t("What your browser keeps"), points: browser(facts) },
    { title: t("When you write"), points: writing(facts) },
    { title: t("When you have an account"), points: account(facts) },
    { title: t("Who else is involved"), points: others(facts) },
    { title: t("What you can ask for"), points: rights(facts) },
  ].map(({ title, points }) => ({ title, points: points.filter((point) => point !== false) }));
}

function visit({ countsViews }: PrivacyFacts): Points {
  return [
    countsViews
      ? t(
          "Your visit is counted: the page’s path and the time, nothing that identifies you. If your browser says which site led you here, its domain is counted too, separately from the pages you open and never with the address of the page. Individual views and the counts for each page and domain are deleted after 90 days; daily totals for all pages and each page’s overall total are kept.",
        )
      : t("Page views are not counted."),
    t(
      "An article counts you once a day. For that, and so that nobody can flood the site, a hash of your network address is kept. The key it was made with is thrown away the next day; after that, nobody can tell whose it was.",
    ),
  ];
}

function browser({ keepsPages }: PrivacyFacts): Points {
  return [
    t(
      "There are no cookies, except one for the owner, which remembers whether the admin area’s sidebar is open.",
    ),
    t(
      "Your browser stores what you choose and type here: light or dark, languages, the key that opens the search, the music’s volume, and text that you have not sent yet. While you are signed in it stores your session. Signing out removes your session and your texts.",
    ),
    t(
      "It also remembers which articles you have not finished, at most 20, and where you stopped; which articles have already counted you; and, until you close the tab, how far you scrolled. None of that is sent anywhere.",
    ),
    keepsPages &&
      t("Pages that you open are kept in your browser, so that you can read them offline."),
  ];
}

function writing({ takesComments, offersTimes, formHost, mailsReaders }: PrivacyFacts): Points {
  return [
    t(
      "A message or a request for a consultation is stored with what you fill in, and only I can read it. I delete it when it is settled; what I delete is gone for good after 30 days.",
    ),
    offersTimes &&
      t(
        "Where I offer times for a consultation, your device’s time zone is stored with your request, along with the kind of consultation and the time that you choose. Others only see that the time is not available, and an email may remind you of it. It is also in my calendar, with your name and email address. You get a link to see, move and call off the consultation; anyone who has it can see when it is, and nothing about you. I keep the hash of its secret, and who called off the consultation and when.",
      ),
    offersTimes &&
      t(
        "If a consultation has to be paid for, its amount, a reference and when I marked it as paid are stored with the request, and anyone with its link can see them. You pay with the service or wallet of your choice; this site learns nothing about that. You may get one email before an unpaid time is released.",
      ),
    offersTimes &&
      t(
        "Times when I am busy elsewhere are not offered. To know when that is, the site may read my other calendars, which learn nothing about you.",
      ),
    formHost !== "" &&
      t(
        "It is also sent to {formHost}, which passes it on to me. What was sent is kept here for another day, and a record that it was sent for 30 days.",
        { formHost },
      ),
    takesComments &&
      t(
        "A comment is public, with the name on it. Your email address is not, unless you comment under it, and the form tells you so beforehand. If you comment without an account, a hash of your network address is kept with the comment for a week, so that I can recognise a flood of spam.",
      ),
    mailsReaders &&
      t(
        "If you subscribe to emails, your address is stored with what you subscribed to, and used for nothing else; the service that sends the emails gets it too. What you have not confirmed is deleted after a week, and everything is deleted once you unsubscribe with the link in each email. A hash of each address that was asked to confirm is kept for a month, so that nobody can have it asked again and again. An address is only kept if it has bounced or complained, so that nothing is sent to it again.",
      ),
    REPLIES,
    NOTES,
  ];
}

const REPLIES = t(
  "Where an article says that it is discussed elsewhere, on Mastodon, Bluesky, Hacker News or Lobsters, public replies there are copied to it when these pages are built: their words and time, the name they were written under, and a link. What is deleted there disappears here with the next build. Your browser contacts none of these places.",
);

const NOTES = t(
  "A note on a draft that I have shown you is stored with the name you give. I can read it, and so can anyone who has the same link; it is deleted a month after the link expires.",
);

function account({ offersGitHub }: PrivacyFacts): Points {
  return [
    t(
      "An account is your email address, your name, a password that is only stored as a hash, the articles and comments you like and the comments you write.",
    ),
    t(
      "You can edit a comment for 15 minutes, and delete it at any time; its earlier words are not kept. If somebody has replied to it, its place stays, without a name.",
    ),
    offersGitHub &&
      t(
        "If you sign in with GitHub, there is no password: Supabase gets your email address, your name and the address of your picture there, and stores them with your account. The picture is not used.",
      ),
    t(
      "On your account page you can download all of it, and delete it: your comments then stay without your name or are deleted, as you choose.",
    ),
  ];
}

function others(facts: PrivacyFacts): Points {
  const { offersGitHub, formHost, rateUrl, checksHumans, showsFrames } = facts;
  const rate = hostOf(rateUrl);
  return [
    t(
      "The site’s data is stored with Supabase. Supabase, and the host that serves these pages, see your network address, as every server does.",
    ),
    formHost !== "" &&
      t(
        "{formHost} gets the messages and requests that you send, comments that wait for my approval, and the emails about a consultation that this site sends you.",
        { formHost },
      ),
    offersGitHub &&
      t("GitHub learns that you sign in here when you choose to do so with it, and not before."),
    rate !== "" &&
      t("{rate} is asked for the price of a bitcoin when you enter an amount to pay.", { rate }),
    checksHumans &&
      t(
        "Cloudflare checks whoever signs in or up, to keep bots out. It is not loaded before that.",
      ),
    showsFrames &&
      t(
        "What an article shows from another site, such as a video, is loaded from there when you press it. Until then, that site learns nothing about you.",
      ),
    checksHumans
      ? t(
          "An article may show pictures from other sites, which then see that you read it. There are no ads and no third-party analytics.",
        )
      : t(
          "An article may show pictures from other sites, which then see that you read it. There are no ads, no third-party analytics, and no fonts or scripts from elsewhere.",
        ),
  ];
}

function rights({ contactEmail }: PrivacyFacts): Points {
  return [
    contactEmail
      ? t(
          "To see what I have about you, to correct it or to have it deleted, write to me at {contactEmail}.",
          { contactEmail },
        )
      : t(
          "To see what I have about you, to correct it or to have it deleted, write to me through the contact page.",
        ),
    t("Backups may contain deleted data until they are replaced by newer ones."),
  ];
}

/** The host of a URL; empty for none, and for a URL on this site. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}
