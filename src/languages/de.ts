import { reference } from "./catalogue.ts";

/**
 * German, as developers write it to each other: nobody is addressed where that is possible, and as "du" where it is not.
 */
export const texts = reference({
  // Menus and lists of the owner’s folder
  Home: "Start",
  About: "Über mich",
  Projects: "Projekte",
  Skills: "Kenntnisse",
  Services: "Leistungen",
  Blog: "Blog",
  Resume: "Lebenslauf",
  Music: "Musik",
  Contact: "Kontakt",
  "Pay / Donate": "Zahlen / Spenden",
  "Where everything starts": "Wo alles anfängt",
  "What has been built": "Was entstanden ist",
  "Essays on software": "Texte über Software",
  "Say hello": "Einfach Hallo sagen",
  "From one Binance account to another: at once, without a network fee. If scanning does not fill in the form, choose Pay, then Send, and type the pay ID.":
    "Von einem Binance-Konto zum anderen: sofort und ohne Netzgebühr. Füllt der Scan das Formular nicht aus, wähle Pay, dann Send, und tippe die Pay-ID ein.",
  "Compare the username that Binance shows with the one here before you confirm.":
    "Vergleiche vor dem Bestätigen den Benutzernamen, den Binance anzeigt, mit dem hier.",
  "nine zeros, which no account has": "neun Nullen, die kein Konto hat",
  "USDT on BNB Smart Chain": "USDT auf der BNB Smart Chain",
  "Dollar tokens (USDT) over BNB Smart Chain. The fee is paid in BNB.":
    "Dollar-Token (USDT) über die BNB Smart Chain. Die Gebühr wird in BNB bezahlt.",
  "Send over BNB Smart Chain (BEP20) only. Tokens sent over another network do not arrive and cannot be fetched back.":
    "Nur über die BNB Smart Chain (BEP20) senden. Token, die über ein anderes Netz gehen, kommen nicht an und lassen sich nicht zurückholen.",
  "a test vector of EIP-55": "ein Testvektor aus EIP-55",
  "USDT on TRON": "USDT auf TRON",
  "Dollar tokens (USDT) over TRON. The fee is paid in TRX.":
    "Dollar-Token (USDT) über TRON. Die Gebühr wird in TRX bezahlt.",
  "Send over TRON (TRC20) only. Tokens sent over another network do not arrive and cannot be fetched back.":
    "Nur über TRON (TRC20) senden. Token, die über ein anderes Netz gehen, kommen nicht an und lassen sich nicht zurückholen.",
  "the worked example of TRON's documentation":
    "das durchgerechnete Beispiel aus der Dokumentation von TRON",
  "On the Bitcoin network itself. The first confirmation takes ten minutes on average.":
    "Direkt im Bitcoin-Netz. Die erste Bestätigung dauert im Schnitt zehn Minuten.",
  "Send bitcoin (BTC) only, and no Lightning payment. Fees change by the hour and can exceed a small sum.":
    "Nur Bitcoin (BTC) senden, keine Lightning-Zahlung. Die Gebühren ändern sich stündlich und können einen kleinen Betrag übersteigen.",
  "a test vector of BIP-173": "ein Testvektor aus BIP-173",
  "Compare both ends": "Beide Enden vergleichen",
  "Malware swaps addresses on the clipboard. Compare the first and the last six characters after pasting.":
    "Schadsoftware tauscht Adressen in der Zwischenablage aus. Vergleiche nach dem Einfügen die ersten und die letzten sechs Zeichen.",
  "Match the network": "Das richtige Netz",
  "The network chosen in your wallet must be the one named here. The wrong one loses the money.":
    "Das Netz in deiner Wallet muss das sein, das hier steht. Im falschen ist das Geld weg.",
  "Begin small": "Klein anfangen",
  "Is it a larger sum? Send a few dollars first and ask whether they came.":
    "Es geht um mehr? Schick erst ein paar Dollar und frag nach, ob sie angekommen sind.",
  "There is no way back": "Es gibt kein Zurück",
  "A confirmed transfer cannot be undone. Nobody who is honest asks for your keys or your seed phrase.":
    "Eine bestätigte Überweisung lässt sich nicht rückgängig machen. Niemand, der es ehrlich meint, fragt nach deinen Schlüsseln oder deiner Seed-Phrase.",
  "Resume of {name}, {role}": "Lebenslauf von {name}, {role}",
  Experience: "Werdegang",
  Education: "Ausbildung",
  "Technical Skills": "Technische Kenntnisse",
  today: "heute",
  "Web Development": "Webentwicklung",
  "Mobile App": "Mobile App",
  "Cloud Solutions": "Cloud-Lösungen",
  "AI Integration": "KI-Integration",
  Consulting: "Beratung",
  Other: "Etwas anderes",
  "$5,000 – $15,000": "5.000–15.000 $",
  "$15,000 – $30,000": "15.000–30.000 $",
  "$30,000 – $50,000": "30.000–50.000 $",
  "$50,000 and more": "50.000 $ und mehr",
  "Let us discuss": "Lass uns darüber reden",
  "As soon as possible": "So bald wie möglich",
  "1–2 months": "1–2 Monate",
  "3–6 months": "3–6 Monate",
  "6 months and more": "6 Monate und mehr",
  Flexible: "Flexibel",

  // Header, footer, palette, messages about the site
  "Loading page": "Seite wird geladen",
  "Unexpected Application Error!": "Unerwarteter Fehler in der Anwendung!",
  Error: "Fehler",
  "This page could not be fetched. {hint}": "Diese Seite ließ sich nicht abrufen. {hint}",
  "Something on this page broke. Nothing you sent was lost. Reloading usually helps.":
    "Auf dieser Seite ist etwas kaputtgegangen. Nichts, was du abgeschickt hast, ist verloren. Meist hilft es, sie neu zu laden.",
  "Your browser does not keep what you typed. Go back and copy it before you reload.":
    "Dein Browser hebt nicht auf, was du getippt hast. Geh zurück und kopiere es, bevor du neu lädst.",
  Reload: "Neu laden",
  "Back to Home": "Zur Startseite",
  "Post Not Found": "Beitrag nicht gefunden",
  "Project Not Found": "Projekt nicht gefunden",
  "Page Not Found": "Seite nicht gefunden",
  "It may have been taken down, or the address is mistyped.":
    "Vielleicht wurde der Inhalt entfernt, oder die Adresse ist vertippt.",
  "Switch to dark theme": "Zum dunklen Design wechseln",
  "Switch to light theme": "Zum hellen Design wechseln",
  "Skip to content": "Zum Inhalt springen",
  "{label}...": "{label} …",
  "{percent}%": "{percent} %",
  Search: "Suche",
  "Search pages, articles and actions": "Seiten, Artikel und Aktionen suchen",
  "Pages, articles, actions…": "Seiten, Artikel, Aktionen …",
  "The search": "Die Suche",
  Results: "Ergebnisse",
  Blogroll: "Blogroll",
  Privacy: "Datenschutz",
  Pages: "Seiten",
  Owner: "Inhaber",
  Drafts: "Entwürfe",
  Articles: "Artikel",
  "Read before": "Schon gelesen",
  Actions: "Aktionen",
  "Searching…": "Suche läuft …",
  "Articles cannot be searched right now, but the ones you have read can.":
    "Artikel lassen sich gerade nicht durchsuchen; was du schon gelesen hast, schon.",
  "Nothing found. Try other words.": "Nichts gefunden. Versuch es mit anderen Wörtern.",
  "{count} results": { one: "{count} Ergebnis", other: "{count} Ergebnisse" },
  "Showing results for “{corrected}”: {results}": "Ergebnisse für „{corrected}“: {results}",
  "Pause music": "Musik anhalten",
  "Play music": "Musik abspielen",
  "listen tracks songs": "hören Stücke Lieder",
  "colours dark light": "Farben dunkel hell",
  "Copy link to this page": "Link zu dieser Seite kopieren",
  "address share url": "Adresse teilen URL",
  "Turn off the key / for searching": "Taste / für die Suche ausschalten",
  "Turn on the key / for searching": "Taste / für die Suche einschalten",
  "keyboard shortcut": "Tastatur Tastenkürzel",
  "The key / opens the search": "Die Taste / öffnet die Suche",
  "The key / does not open the search": "Die Taste / öffnet die Suche nicht",
  "Link copied!": "Link kopiert!",
  "Show dates in {language}": "Datum und Zahlen auf {language}",
  "Show dates in English": "Datum und Zahlen auf Deutsch",
  "language locale numbers": "Sprache Format Zahlen",
  "Checking who you are": "Anmeldung wird geprüft",
  "Sign In": "Anmelden",
  Admin: "Admin",
  "Enter code": "Code eingeben",
  Account: "Konto",
  "Your session has ended": "Deine Sitzung ist abgelaufen",
  "Sign in again to continue under your name. What you typed is still here.":
    "Melde dich wieder an, um unter deinem Namen weiterzumachen. Was du getippt hast, ist noch da.",
  "The sign-in form": "Das Anmeldeformular",
  "The server is not responding. You are reading the site as of {time}.":
    "Der Server antwortet nicht. Du liest die Website mit Stand vom {time}.",
  "The server is not responding. You are reading the site as of its last build.":
    "Der Server antwortet nicht. Du liest die Website mit Stand des letzten Builds.",
  "Back to top": "Nach oben",
  "This page in {language}": "Diese Seite auf {language}",
  "Do not offer it again": "Nicht mehr anbieten",
  Footer: "Fußzeile",
  Explore: "Auf dieser Website",
  Elsewhere: "Anderswo",
  "{strong} Only you see the site.": "{strong} Nur du siehst die Website.",
  "Maintenance mode is on.": "Der Wartungsmodus ist an.",
  "Change it in the settings": "In den Einstellungen ändern",
  "Under maintenance": "Wartungsarbeiten",
  "{siteName} is being worked on and will be back soon.":
    "An {siteName} wird gerade gearbeitet; gleich geht es weiter.",
  "The site will be back shortly": "Die Website ist gleich wieder da",
  "Something is being fixed or moved. This page will open as soon as that is done; anything you had started to write is kept in this browser.":
    "Hier wird etwas repariert oder umgebaut. Danach öffnet sich diese Seite von selbst; was du zu schreiben angefangen hast, bleibt in diesem Browser.",
  "Urgent? Write to {address}.": "Ist es dringend? Schreib an {address}.",
  "You are signed in as {email}.": "Angemeldet als {email}.",
  "a reader": "jemand, der hier liest",
  "Is this your site?": "Ist das deine Website?",
  "Music player": "Musikplayer",
  "Could not be played": "Ließ sich nicht abspielen",
  "Next track": "Nächstes Stück",
  "Close player": "Player schließen",
  "Close notification": "Benachrichtigung schließen",
  Main: "Hauptmenü",
  "Close menu": "Menü schließen",
  "Open menu": "Menü öffnen",
  Mobile: "Mobilmenü",
  "Like articles and comment under your name.":
    "Artikel mögen und unter deinem Namen kommentieren.",
  "You will get an email to confirm your address.":
    "Du bekommst eine E-Mail, um deine Adresse zu bestätigen.",
  "You will get a link to choose a new password.":
    "Du bekommst einen Link, um ein neues Passwort zu wählen.",
  "Party mode for ten seconds!": "Zehn Sekunden Partymodus!",
  "party mode": "Partymodus",
  "Failed to copy to clipboard": "Das Kopieren hat nicht geklappt",
  "Check your connection and your ad blocker, then reload the page.":
    "Prüfe deine Verbindung und ob ein Blocker dazwischenfunkt, und lade die Seite neu.",
  "{what} could not be loaded. {hint}": "{what} ließ sich nicht laden. {hint}",
  "A part of this site could not be loaded. {hint}":
    "Ein Teil dieser Website ließ sich nicht laden. {hint}",
  "This was changed elsewhere in the meantime.": "Das wurde inzwischen woanders geändert.",
  "The name needs {min} to {max} characters.": "Der Name braucht {min} bis {max} Zeichen.",
  "A name can have at most {max} characters.": "Ein Name kann höchstens {max} Zeichen haben.",
  "Please fill in your name.": "Bitte gib deinen Namen ein.",
  "Please write something.": "Bitte schreib etwas.",
  "That does not look like an e-mail address.": "Das sieht nicht nach einer E-Mail-Adresse aus.",
  "The subject needs {min} to {max} characters.": "Der Betreff braucht {min} bis {max} Zeichen.",
  "The message needs {min} to {max} characters.": "Die Nachricht braucht {min} bis {max} Zeichen.",
  "The company can have at most {max} characters.": "Die Firma kann höchstens {max} Zeichen haben.",
  "The project details need {min} to {max} characters.":
    "Die Angaben zum Projekt brauchen {min} bis {max} Zeichen.",
  "Please choose one of the offered project types.":
    "Bitte wähle eine der angebotenen Projektarten.",
  "Please choose one of the offered budget ranges.":
    "Bitte wähle einen der angebotenen Budgetrahmen.",
  "Please choose one of the offered timelines.": "Bitte wähle einen der angebotenen Zeiträume.",
  "A comment can have at most {max} characters.":
    "Ein Kommentar kann höchstens {max} Zeichen haben.",
  "A note needs {min} to {max} characters.": "Eine Anmerkung braucht {min} bis {max} Zeichen.",
  "A comment can be edited for 15 minutes, and this one is older.":
    "Ein Kommentar lässt sich 15 Minuten lang bearbeiten, und dieser ist älter.",
  "The comment no longer exists.": "Den Kommentar gibt es nicht mehr.",
  "The comment you are replying to no longer exists.":
    "Den Kommentar, auf den du antwortest, gibt es nicht mehr.",
  "The article no longer exists.": "Den Artikel gibt es nicht mehr.",
  "This comment is your own.": "Das ist dein eigener Kommentar.",
  "Comments are closed.": "Hier kann nicht mehr kommentiert werden.",
  "Your account no longer exists. Please sign out.":
    "Dein Konto gibt es nicht mehr. Bitte melde dich ab.",
  "Your account is suspended.": "Dein Konto ist gesperrt.",
  "This account owns the site, so it cannot be deleted here.":
    "Diesem Konto gehört die Website, deshalb lässt es sich hier nicht löschen.",
  "This link has expired or was revoked. Ask for a new one.":
    "Dieser Link ist abgelaufen oder wurde zurückgezogen. Bitte um einen neuen.",
  "Sign in again, with your second factor.":
    "Melde dich noch einmal an, mit deinem zweiten Faktor.",
  "That was a lot in a short time. Please wait a little and try again.":
    "Das war viel in kurzer Zeit. Warte bitte ein wenig und versuch es dann noch einmal.",
  "That kind of consultation is no longer offered. Please choose another one.":
    "Diese Art von Beratung gibt es nicht mehr. Bitte wähle eine andere.",
  "That time has just been taken. Please choose another one.":
    "Diese Zeit ist inzwischen vergeben. Bitte wähle eine andere.",
  "There is no consultation at this link.": "Zu diesem Link gibt es keinen Termin.",
  "It has changed in the meantime. This is how it is now.":
    "Das hat sich inzwischen geändert. So ist es jetzt.",
  "It can no longer be changed here. Please send a message instead.":
    "Hier lässt sich daran nichts mehr ändern. Schreib stattdessen bitte eine Nachricht.",
  "The email or the password is wrong.": "Adresse oder Passwort stimmt nicht.",
  "Your address is not confirmed yet.": "Deine Adresse ist noch nicht bestätigt.",
  "There is already an account for this address.": "Zu dieser Adresse gibt es schon ein Konto.",
  "This password is too weak. Please choose another one.":
    "Dieses Passwort ist zu schwach. Bitte wähle ein anderes.",
  "The new password must be different from the old one.":
    "Das neue Passwort muss ein anderes sein als das bisherige.",
  "The check that you are human failed. Please try again.":
    "Die Prüfung, ob du ein Mensch bist, ist fehlgeschlagen. Bitte noch einmal versuchen.",
  "Sign-ups are closed here.": "Hier lassen sich keine neuen Konten anlegen.",
  "The server did not answer. Check your connection and try again.":
    "Der Server hat nicht geantwortet. Prüfe deine Verbindung und versuch es noch einmal.",
  "The server does not accept this page’s key. Reload it; if that does not help, the site’s owner must renew the key.":
    "Der Server nimmt den Schlüssel dieser Seite nicht an. Lade sie neu; hilft das nicht, muss der Schlüssel der Website erneuert werden.",
  "Your session has ended. Please sign in again.":
    "Deine Sitzung ist abgelaufen. Bitte melde dich wieder an.",
  "You are not signed in.": "Du bist nicht angemeldet.",
  "The text has a character that cannot be stored. Please type it instead of pasting it.":
    "Der Text enthält ein Zeichen, das sich nicht speichern lässt. Bitte tippe ihn neu, statt ihn einzufügen.",
  "The server had a problem. Please try again.":
    "Der Server hatte ein Problem. Bitte noch einmal versuchen.",
  "The code of this page could not be loaded: you can read it and follow its links, but buttons and forms do not work. Check your connection, your ad blocker and whether your browser is up to date, then reload the page.":
    "Der Code dieser Seite ließ sich nicht laden: Lesen und Links folgen geht, Knöpfe und Formulare gehen nicht. Prüfe deine Verbindung, ob ein Blocker dazwischenfunkt und ob dein Browser aktuell ist, und lade die Seite neu.",

  // Dates
  January: "Januar",
  February: "Februar",
  March: "März",
  April: "April",
  May: "Mai",
  June: "Juni",
  July: "Juli",
  August: "August",
  September: "September",
  October: "Oktober",
  November: "November",
  December: "Dezember",
  "{month} {day}, {year}": "{day}. {month} {year}",
  "{count} hours": { one: "{count} Stunde", other: "{count} Stunden" },
  "{count} minutes": { one: "{count} Minute", other: "{count} Minuten" },

  // Controls and parts of several pages
  "The picture": "Das Bild",
  "The article could not be loaded.": "Der Artikel ließ sich nicht laden.",
  "Previous and next article": "Voriger und nächster Artikel",
  "Previous and next project": "Voriges und nächstes Projekt",
  "Related articles": "Verwandte Artikel",
  "Six-digit code": "Sechsstelliger Code",
  "Enter all six digits.": "Gib alle sechs Ziffern ein.",
  Name: "Name",
  Email: "E-Mail",
  Subject: "Betreff",
  Message: "Nachricht",
  "Send Message": "Nachricht senden",
  "All fields are required.": "Alle Felder müssen ausgefüllt sein.",
  "{label} copied to clipboard!": "{label}: in die Zwischenablage kopiert!",
  Copied: "Kopiert",
  Copy: "Kopieren",
  My: "Mein",
  "{link} — a feed reader shows you new articles as they appear.":
    "{link} – ein Feedreader zeigt neue Artikel, sobald sie erscheinen.",
  "Follow by RSS": "Per RSS folgen",
  "The form could not be loaded. {hint}": "Das Formular ließ sich nicht laden. {hint}",
  "{button} — at most one email a day.": "{button} – höchstens eine am Tag.",
  "Email me new articles": "Neue Artikel per E-Mail",
  "New password": "Neues Passwort",
  "Strength: {name}. {advice}": "Stärke: {name}. {advice}",
  "A few unrelated words are hard to guess and easy to remember.":
    "Ein paar Wörter ohne Zusammenhang sind schwer zu erraten und leicht zu merken.",
  Picture: "Bild",
  "Picture {place} of {count}": "Bild {place} von {count}",
  Pause: "Pause",
  Play: "Abspielen",
  "{count} views": { one: "{count} Aufruf", other: "{count} Aufrufe" },
  "{count} likes": { one: "{count} Like", other: "{count} Likes" },
  "{count} comments": { one: "{count} Kommentar", other: "{count} Kommentare" },
  "{minutes} min read": "{minutes} Min. Lesezeit",
  Draft: "Entwurf",
  Scheduled: "Geplant",
  Unlisted: "Nicht gelistet",
  Published: "Veröffentlicht",
  Tags: "Schlagwörter",
  Code: "Code",
  Demo: "Demo",
  "{label} of {title}": "{label} zu {title}",
  Unknown: "Unbekannt",
  Ongoing: "Laufend",
  "The QR code could not be drawn. Copy the details instead.":
    "Der QR-Code ließ sich nicht zeichnen. Kopiere stattdessen die Angaben.",
  "Drawing the QR code": "QR-Code wird gezeichnet",
  "If you lose the device, sign in with another authenticator that you have added. If you have none, and the site is yours, run this in the SQL editor of its Supabase dashboard:":
    "Wenn du das Gerät verlierst, melde dich mit einem anderen Authenticator an, den du hinzugefügt hast. Hast du keinen und gehört die Website dir, führe das hier im SQL-Editor ihres Supabase-Dashboards aus:",
  "It removes your password and every second factor. Then choose a new password with “Forgot your password?”.":
    "Es entfernt dein Passwort und jeden zweiten Faktor. Wähle danach mit „Passwort vergessen?“ ein neues Passwort.",
  "Social profiles": "Profile anderswo",
  "Or write to {address}.": "Oder schreib an {address}.",
  "Thank you. New articles will be sent to {ownAddress}.":
    "Danke. Neue Artikel kommen an {ownAddress}.",
  "Thank you. Confirm with the link that we email you (one email a day at most). Until then, nothing else is sent.":
    "Danke. Eine E-Mail bittet dich um Bestätigung; davon gibt es höchstens eine am Tag. Vorher kommt nichts anderes.",
  "Articles by email": "Neue Artikel per E-Mail",
  "To {ownAddress}, the address of your account.": "An {ownAddress}, die Adresse deines Kontos.",
  "Email address": "E-Mail-Adresse",
  "Used only for these emails. Each has an unsubscribe link.":
    "Nur für diese E-Mails. In jeder steht ein Link, um sie abzubestellen.",
  What: "Was",
  "How often": "Wie oft",
  "At most once a day": "Höchstens einmal am Tag",
  "At most once a week": "Höchstens einmal in der Woche",
  Subscribe: "E-Mails bekommen",
  "Articles with the tag {name}": "Artikel mit dem Schlagwort {name}",
  "The series {name}": "Die Reihe {name}",
  "All new articles": "Alle neuen Artikel",
  "Some of what you asked for is not confirmed yet. It is not sent until you press the button; after a week, the request is deleted.":
    "Etwas, das angefordert wurde, ist noch nicht bestätigt. Solange du nicht auf den Knopf drückst, wird nichts davon verschickt; nach einer Woche wird die Anforderung gelöscht.",
  "Your address is not confirmed yet. Nothing is sent until you press the button; after a week, the address is deleted.":
    "Die Adresse ist noch nicht bestätigt. Solange du nicht auf den Knopf drückst, wird nichts verschickt; nach einer Woche wird sie gelöscht.",
  "Confirm my address": "Meine Adresse bestätigen",
  "Your subscriptions": "Was du per E-Mail bekommst",
  "Not confirmed": "Nicht bestätigt",
  "Stop {what}": "Abbestellen {what}",
  "Stop all emails": "Alle E-Mails abbestellen",
  "Replies to your comment on {title}": "Antworten auf deinen Kommentar zu {title}",
  "New articles with the tag {name}": "Neue Artikel mit dem Schlagwort {name}",
  "New articles in the series {name}": "Neue Artikel der Reihe {name}",
  "Replies to your comment on an article": "Antworten auf deinen Kommentar zu einem Artikel",
  "New articles": "Neue Artikel",
  "Drag it to see the rest.": "Zieh daran, um den Rest zu sehen.",
  "Previous picture": "Voriges Bild",
  "Zoom out": "Verkleinern",
  Size: "Größe",
  "Zoom in": "Vergrößern",
  "Next picture": "Nächstes Bild",
  completed: "abgeschlossen",
  "in progress": "in Arbeit",
  planned: "geplant",
  Cancel: "Abbrechen",
  Close: "Schließen",
  Retry: "Noch einmal versuchen",
  "Leave this empty": "Hier nichts eintragen",
  Previous: "Zurück",
  "Page {page} of {pages}": "Seite {page} von {pages}",
  Next: "Weiter",
  "You have unsaved text, and the question about it":
    "Es gibt ungesicherten Text, und die Frage danach",
  "Sign out and discard?": "Abmelden und verwerfen?",
  "Not saved yet: {texts}. Signing out removes what you typed from this browser.":
    "Noch nicht gespeichert: {texts}. Das Abmelden entfernt aus diesem Browser, was du getippt hast.",
  "Sign out and discard": "Abmelden und verwerfen",
  Stay: "Bleiben",
  Text: "Text",
  "Enlarge picture": "Bild vergrößern",
  "Load from {name}": "Von {name} laden",
  "A video on {name}": "Ein Video auf {name}",
  "A pen on {name}": "Ein Pen auf {name}",
  "A project on {name}": "Ein Projekt auf {name}",
  "A gist on {name}": "Ein Gist auf {name}",
  "A post on {name}": "Ein Beitrag auf {name}",
  Wrap: "Umbrechen",
  lines: "der Zeilen",
  code: "des Codes",
  "{browser} on {system}": "{browser} unter {system}",
  "another browser": "ein anderer Browser",
  "The check that you are human could not be loaded. Check your connection and whether something blocks Cloudflare, then try again.":
    "Die Prüfung, ob du ein Mensch bist, ließ sich nicht laden. Prüfe deine Verbindung oder was Cloudflare blockiert, und versuch es noch einmal.",
  "a payment request": "eine Zahlungsanfrage",
  "{count} posts": { one: "ein Beitrag", other: "{count} Beiträge" },
  "{count} texts": { one: "ein Text", other: "{count} Texte" },
  "{count} projects": { one: "ein Projekt", other: "{count} Projekte" },
  "{count} pages": { one: "eine Seite", other: "{count} Seiten" },
  "changes to the settings": "Änderungen an den Einstellungen",
  "{count} replies": { one: "eine Antwort", other: "{count} Antworten" },
  "a message": "eine Nachricht",
  "a consultation request": "eine Beratungsanfrage",
  "This form was filled in by a program": "Dieses Formular hat ein Programm ausgefüllt",
  "Please reload the page and send it by hand.":
    "Bitte lade die Seite neu und schick es von Hand ab.",
  "very weak": "sehr schwach",
  weak: "schwach",
  fair: "mäßig",
  good: "gut",
  strong: "stark",
  "Avoid your name and address.": "Lass deinen Namen und deine Adresse weg.",
  "Avoid common passwords.": "Lass weg, was viele nehmen.",
  "Make it longer: a few unrelated words are hard to guess and easy to remember.":
    "Mach es länger: Ein paar Wörter ohne Zusammenhang sind schwer zu erraten und leicht zu merken.",
  "The browser needs another click before it plays.":
    "Der Browser will noch einen Klick, bevor er abspielt.",
  "“{title}” could not be played. The file is missing or the connection was lost.":
    "„{title}“ ließ sich nicht abspielen. Die Datei fehlt, oder die Verbindung ist weg.",
  "404 — Nothing here": "404 – Hier ist nichts",
  "Oops! Page Not Found": "Hoppla! Seite nicht gefunden",
  "The address may be mistyped, or the page has moved.":
    "Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.",
  "Go Back": "Zurück",
  "Popular Pages": "Beliebte Seiten",
  "You are offline": "Du bist offline",
  "No connection": "Keine Verbindung",
  "You have not read this page on this device before. It will open as soon as you are back online.":
    "Diese Seite wurde auf diesem Gerät noch nicht gelesen. Sie öffnet sich von selbst, sobald du wieder verbunden bist.",
  "What you can read now": "Was du jetzt lesen kannst",

  // Signing in
  "Please try again": "Bitte noch einmal versuchen",
  "Your session had to be renewed.": "Die Sitzung musste erneuert werden.",
  "This link did not work. Please ask for a new one.":
    "Dieser Link hat nicht funktioniert. Bitte einen neuen anfordern.",
  "This link has expired or has already been used. Please ask for a new one.":
    "Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte einen neuen anfordern.",
  "This link has expired or has already been used.":
    "Dieser Link ist abgelaufen oder wurde schon benutzt.",
  "This link only works in the browser you requested it from. Please ask for a new one here.":
    "Dieser Link funktioniert nur in dem Browser, in dem du ihn angefordert hast. Bitte hier einen neuen anfordern.",
  "The server did not answer. Please ask for a new link.":
    "Der Server hat nicht geantwortet. Bitte einen neuen Link anfordern.",
  "You are not signed in: GitHub was not allowed to say who you are.":
    "Du bist nicht angemeldet: GitHub durfte nicht sagen, wer du bist.",
  "Signing in with GitHub did not work. Please try again, or use email and password.":
    "Die Anmeldung mit GitHub hat nicht geklappt. Versuch es noch einmal, oder nimm E-Mail-Adresse und Passwort.",
  "Welcome back!": "Willkommen zurück!",
  "You have successfully signed in.": "Die Anmeldung hat geklappt.",
  "You are signed in": "Du bist angemeldet",
  "Your address is confirmed.": "Deine Adresse ist bestätigt.",
  "Your address is confirmed": "Deine Adresse ist bestätigt",
  "Sign in to continue. What you wrote before is in the browser where you created the account.":
    "Melde dich an, um weiterzumachen. Was du vorher geschrieben hast, liegt in dem Browser, in dem du das Konto angelegt hast.",
  "Second factor": "Zweiter Faktor",
  "Enter the code of your authenticator app to finish signing in.":
    "Gib den Code deiner Authenticator-App ein, um die Anmeldung abzuschließen.",
  "That code is wrong. Enter the one that the app shows now; if it keeps failing, check the device’s clock.":
    "Dieser Code stimmt nicht. Gib den ein, den die App gerade zeigt; klappt es weiterhin nicht, stell die Uhr des Geräts richtig.",
  "That took too long. Enter the code that the app shows now.":
    "Das hat zu lange gedauert. Gib den Code ein, den die App gerade zeigt.",
  "This authenticator no longer exists. Close this and start again.":
    "Diesen Authenticator gibt es nicht mehr. Schließ das hier und fang noch einmal an.",
  "Authenticator apps are switched off in this Supabase project. Switch them on in its Auth settings.":
    "Authenticator-Apps sind in diesem Supabase-Projekt ausgeschaltet. Einschalten lassen sie sich in dessen Auth-Einstellungen.",
  "You already have an authenticator with that name. Choose another one.":
    "Einen Authenticator mit diesem Namen hast du schon. Nimm einen anderen.",
  "This backend does not support second factors. A hosted Supabase project does.":
    "Dieses Backend kennt keine zweiten Faktoren. Ein gehostetes Supabase-Projekt schon.",
  "Authenticator app": "Authenticator-App",
  "Name changed": "Name geändert",
  "That is not your current password.": "Das ist nicht dein aktuelles Passwort.",
  "Password changed": "Passwort geändert",
  "Your other devices are signed out.": "Deine anderen Geräte sind abgemeldet.",
  "Your other devices are signed out": "Deine anderen Geräte sind abgemeldet",
  "No email was sent: too many have been requested here. Please try again later.":
    "Es ging keine E-Mail hinaus: Auf dieser Website wurden zu viele angefordert. Bitte später noch einmal versuchen.",
  "Account created!": "Konto angelegt!",
  "Please check your email to verify your account.":
    "Schau in deine E-Mails und bestätige die Adresse.",
  "You are signed in.": "Du bist angemeldet.",
  "Signing in with GitHub is not set up yet. Use email and password.":
    "Die Anmeldung mit GitHub ist noch nicht eingerichtet. Nimm E-Mail-Adresse und Passwort.",
  "Check your email": "Schau in deine E-Mails",
  "If there is an account for this address, a reset link is on its way.":
    "Wenn es zu dieser Adresse ein Konto gibt, ist ein Link zum Zurücksetzen unterwegs.",
  Anonymous: "Anonym",
  "{name} removed": "{name} entfernt",
  "An email is on its way to {email}. Open its link in this browser: it signs you in and brings you back to this page, and what you have written is still there.":
    "Eine E-Mail an {email} ist unterwegs. Öffne den Link darin in diesem Browser: Er meldet dich an und führt auf diese Seite zurück, und was du geschrieben hast, ist noch da.",
  "Nothing there? Check your spam folder. If the address already has an account, no email is sent: sign in instead.":
    "Nichts gekommen? Sieh im Spam-Ordner nach. Gibt es zu der Adresse schon ein Konto, kommt keine E-Mail: Melde dich stattdessen an.",
  "Sign in": "Anmelden",
  "Use another address": "Andere Adresse nehmen",
  "Create an account": "Konto anlegen",
  "The link has expired or has already been used. If it was you who used it, your address is confirmed: sign in. If not, ask for a new one.":
    "Der Link ist abgelaufen oder wurde schon benutzt. Warst du das selbst, ist deine Adresse bestätigt: Melde dich an. Wenn nicht, lass dir einen neuen schicken.",
  or: "oder",
  "Continue with GitHub": "Weiter mit GitHub",
  "Set a new password": "Neues Passwort wählen",
  "You opened a reset link. First enter the code of your authenticator app.":
    "Du hast einen Link zum Zurücksetzen geöffnet. Gib zuerst den Code deiner Authenticator-App ein.",
  "You opened a reset link. Choose the password you want to sign in with from now on.":
    "Du hast einen Link zum Zurücksetzen geöffnet. Wähle das Passwort, mit dem du dich ab jetzt anmelden willst.",
  "Save password": "Passwort speichern",
  "Send the email again": "E-Mail noch einmal senden",
  "available in {seconds} s": "möglich in {seconds} s",
  "If this address still needs confirming, an email is on its way. Only the newest link works.":
    "Falls diese Adresse noch bestätigt werden muss, ist eine E-Mail unterwegs. Nur der neueste Link gilt.",
  "Enter the code of your authenticator app.": "Gib den Code deiner Authenticator-App ein.",
  Continue: "Weiter",
  "Cancel and sign out": "Abbrechen und abmelden",
  "I cannot get a code": "Ich komme an keinen Code",
  "Full name": "Vor- und Nachname",
  Password: "Passwort",
  "Send reset link": "Link zum Zurücksetzen senden",
  "Forgot your password?": "Passwort vergessen?",
  "I already have an account": "Ich habe schon ein Konto",
  "Sign Out": "Abmelden",
  "You were not subscribed": "Das Abonnieren hat nicht geklappt",
  "Your address is not confirmed yet. Open the link in the email we sent you, or ask for another one.":
    "Deine Adresse ist noch nicht bestätigt. Öffne den Link in der E-Mail von uns, oder lass sie dir noch einmal schicken.",
  "Create Account": "Konto anlegen",
  "Reset Password": "Passwort zurücksetzen",
  "Confirm your address": "Adresse bestätigen",

  // Home
  "What I work with, and how well": "Womit ich arbeite und wie gut",
  "The longer story": "Die längere Geschichte",
  Journal: "Journal",
  "Latest Articles": "Neueste Artikel",
  "All {count} articles": { one: "{count} Artikel ansehen", other: "Alle {count} Artikel" },
  "Visit the blog": "Zum Blog",
  "Loading articles...": "Artikel werden geladen …",
  "Error loading articles: {message}": "Die Artikel ließen sich nicht laden: {message}",
  "No published articles available yet.": "Noch ist kein Artikel erschienen.",
  "Check back soon for exciting content!": "Schau bald wieder vorbei!",
  "Portrait. Click it five times for a surprise.": "Porträt. Fünf Klicks sind eine Überraschung.",
  "You found me. Thank you for looking so closely!": "Gefunden! Danke, dass du so genau hinsiehst!",
  carousel: "Karussell",
  slide: "Folie",
  "{place} of {count}": "{place} von {count}",
  "Auto-play": "Automatisch weiter",
  "Live code": "Code zum Ausprobieren",
  "Code from this site": "Code von dieser Website",
  "Message Sent Successfully! 🚀": "Nachricht gesendet! 🚀",
  "Thank you for reaching out! I'll get back to you {replyTime}.":
    "Danke, dass du dich meldest! Du hörst {replyTime} von mir.",
  "Oops! Something went wrong 😅": "Hoppla! Da ging etwas schief 😅",
  "Please try again or contact me directly via email.":
    "Versuch es noch einmal, oder schreib mir direkt eine E-Mail.",
  "Tell me what you have in mind": "Erzähl mir, was du vorhast",
  "Two sentences are enough to start with. You will get a reply {replyTime}.":
    "Zwei Sätze genügen für den Anfang. Du bekommst {replyTime} eine Antwort.",
  "Sending Magic...": "Magie wird gesendet …",
  "Where I have been, and what came of it": "Wo ich war und was daraus wurde",
  "The whole resume": "Der ganze Lebenslauf",
  Work: "Arbeit",
  "Get In Touch": "Schreib mir",
  "Download Resume": "Lebenslauf herunterladen",
  "Pause background video": "Hintergrundvideo anhalten",
  "Play background video": "Hintergrundvideo abspielen",
  "In numbers": "In Zahlen",
  "On the bench right now": "Gerade auf der Werkbank",
  "All projects": "Alle Projekte",
  "Under Maintenance": "In Überarbeitung",
  "View the code": "Zum Code",
  "What I offer, and what it costs": "Was ich anbiete und was es kostet",
  "How I work": "Wie ich arbeite",
  "from {dollars}": "ab {dollars}",
  Testimonials: "Stimmen",
  "What clients say": "Was Kunden sagen",
  "What {name} says": "Was {name} sagt",
  "Hue {hue}°": "Farbton {hue}°",
  "{angle}° between two seeds": "{angle}° von Samen zu Samen",
  "Zoë is no cliché 👩🏽‍🚀": "Zoë ist kein Klischee 👩🏽‍🚀",
  Words: "Wörter",
  "Characters as read": "Zeichen, wie man sie liest",
  "Units that .length counts": "Einheiten, die .length zählt",
  "Write something": "Schreib etwas",
  "A flower from one angle": "Eine Blume aus einem Winkel",
  "Every seed turns by the same angle and moves out a little. Only around 137.5° do they leave no gaps; a tenth of a degree more, and there are spokes.":
    "Jeder Samen dreht sich um denselben Winkel und rückt ein wenig nach außen. Nur um 137,5° bleiben keine Lücken; ein Zehntelgrad mehr, und es entstehen Speichen.",
  "One hue, five even steps": "Ein Farbton, fünf gleiche Stufen",
  "The colours of this site are written in OKLCH, where a step of lightness looks the same in every hue. That keeps the text readable wherever you move the slider.":
    "Die Farben dieser Website stehen in OKLCH, wo eine Stufe Helligkeit in jedem Farbton gleich aussieht. So bleibt der Text lesbar, wo immer der Regler steht.",
  "Counting what a reader sees": "Zählen, was man beim Lesen sieht",
  "A limit based on length cuts names short and astronauts into pieces. The browser knows better where a character ends.":
    "Eine Grenze, die mit length zählt, kürzt Namen und zerlegt Astronauten. Der Browser weiß besser, wo ein Zeichen endet.",

  // Contact
  Phone: "Telefon",
  Location: "Ort",
  "Time zone": "Zeitzone",
  "Message sent successfully! I'll get back to you soon.":
    "Nachricht gesendet! Ich melde mich bald.",
  "Failed to send message. Please try again.":
    "Die Nachricht wurde nicht gesendet. Bitte noch einmal versuchen.",
  "Write to me about a project, an article or a mistake.":
    "Schreib mir zu einem Projekt, einem Artikel oder einem Fehler.",
  "A project, a question about an article, a mistake you found: all welcome.":
    "Ein Projekt, eine Frage zu einem Artikel, ein Fehler, der dir aufgefallen ist: alles willkommen.",
  "Write to me": "Deine Nachricht",
  "Sending...": "Wird gesendet …",
  "Other ways": "Andere Wege",
  "Quick Response": "Schnelle Antwort",
  "You will get a reply {replyTime}, even if only to say when to expect the real answer.":
    "Du bekommst {replyTime} eine Antwort, und sei es nur, wann die richtige kommt.",
  "Sent now": "Jetzt gesendet",
  "Reply by {time}": "Antwort bis {time}",

  // Lists of articles
  "featured articles": "empfohlene Artikel",
  "the number of articles": "Zahl der Artikel",
  categories: "Kategorien",
  "Found {count} published posts": {
    one: "{count} veröffentlichter Beitrag gefunden",
    other: "{count} veröffentlichte Beiträge gefunden",
  },
  "Search the whole text": "Im ganzen Text suchen",
  "The blog has {count} posts in total.": {
    one: "Im Blog steht insgesamt {count} Beitrag.",
    other: "Im Blog stehen insgesamt {count} Beiträge.",
  },
  "Error loading posts: {message}": "Die Beiträge ließen sich nicht laden: {message}",
  "Error loading {what}.": "Nicht geladen: {what}.",
  "No articles found matching your criteria.": "Keine passenden Artikel gefunden.",
  "Try adjusting your search or filter settings.":
    "Vielleicht helfen ein anderes Suchwort oder eine andere Kategorie.",
  "All Articles": "Alle Artikel",
  "Load more articles": "Weitere Artikel laden",
  "Error loading posts": "Die Beiträge ließen sich nicht laden",
  "Search articles": "Artikel suchen",
  Category: "Kategorie",
  All: "Alle",
  "Tech Blog": "Tech-Blog",
  "What I am working on, and what I have learned from it.":
    "Woran ich arbeite und was ich daraus gelernt habe.",
  "{link} — the sites that I read myself.": "{link} – die Websites, die ich selbst lese.",
  "Featured Articles": "Empfohlene Artikel",
  "Loading articles": "Artikel werden geladen",
  "{count} articles": { one: "{count} Artikel", other: "{count} Artikel" },
  Feeds: "Feeds",
  "There are no articles here.": "Hier gibt es keine Artikel.",
  "Back to Blog": "Zurück zum Blog",
  Tag: "Schlagwort",
  "Continue reading:": "Weiterlesen:",
  "Continue:": "Weiter:",
  Archive: "Archiv",
  "Articles from {year}": "Artikel aus {year}",
  "{articles} from {year}": "{articles} aus {year}",
  "There are no articles from that year.": "Aus diesem Jahr gibt es keine Artikel.",
  "Sites that I read, and the feeds to follow them by.":
    "Websites, die ich lese, und die Feeds dazu.",
  "{link} — a feed reader imports all of them at once.":
    "{link} – ein Feedreader importiert alle auf einmal.",
  "Download as OPML": "Als OPML herunterladen",
  "There are no sites in the list yet.": "Auf der Liste steht noch keine Website.",
  "Feed of {name}": "Feed von {name}",
  Feed: "Feed",

  // Articles and comments
  "Comment by {name}": "Kommentar von {name}",
  Author: "Autor",
  You: "Du",
  "Awaiting moderation": "Wartet auf Freigabe",
  edited: "bearbeitet",
  "Deleted reader": "Gelöscht",
  "This comment was deleted.": "Dieser Kommentar wurde gelöscht.",
  "Your comment is awaiting moderation.": "Dein Kommentar wartet auf Freigabe.",
  "Comment added!": "Kommentar gesendet!",
  "Your comment has been posted successfully": "Dein Kommentar steht jetzt unter dem Artikel",
  "Failed to post comment": "Der Kommentar wurde nicht gesendet",
  "Reply added!": "Antwort gesendet!",
  "Failed to post reply": "Die Antwort wurde nicht gesendet",
  "Please fill in all fields": "Bitte fülle alle Felder aus",
  "Name (optional)": "Name (freiwillig)",
  "Without a name, everyone sees your email address: {email}":
    "Ohne Namen sehen alle deine E-Mail-Adresse: {email}",
  "Your reply": "Deine Antwort",
  "Leave a comment": "Kommentar schreiben",
  "You comment as {author}.": "Du kommentierst als {author}.",
  "Post Reply": "Antwort senden",
  "Post Comment": "Kommentar senden",
  "Failed to update like": "Das Like wurde nicht gespeichert",
  "Please sign in to like comments": "Melde dich an, um Kommentare zu liken",
  "Like the comment by {name}, {likes}": "Kommentar von {name} liken, {likes}",
  "Markdown: **bold**, *italic*, `code`, lists, > quote":
    "Markdown: **fett**, *kursiv*, `Code`, Listen, > Zitat",
  Preview: "Vorschau",
  "Nothing to preview yet.": "Noch gibt es nichts zu sehen.",
  "Reply to a comment that is not loaded yet":
    "Antwort auf einen Kommentar, der noch nicht geladen ist",
  "Reply to {name}": "Auf {name} antworten",
  Reply: "Antworten",
  "Show fewer replies": "Weniger Antworten zeigen",
  "Show {count} more replies": {
    one: "{count} weitere Antwort zeigen",
    other: "{count} weitere Antworten zeigen",
  },
  "Newest first": "Neueste zuerst",
  "Oldest first": "Älteste zuerst",
  "Most liked first": "Beliebteste zuerst",
  Comments: "Kommentare",
  "The linked comment was not found.":
    "Der Kommentar, zu dem der Link führt, wurde nicht gefunden.",
  "Sort comments": "Kommentare sortieren",
  "Loading comments...": "Kommentare werden geladen …",
  "Error loading comments: {message}": "Die Kommentare ließen sich nicht laden: {message}",
  "No comments yet. Be the first to comment!": "Noch keine Kommentare. Schreib den ersten!",
  "Load more comments": "Weitere Kommentare laden",
  "Error loading comments": "Die Kommentare ließen sich nicht laden",
  "Comments need JavaScript.": "Kommentare erscheinen nur mit JavaScript.",
  "The comments could not be loaded. {hint}": "Die Kommentare ließen sich nicht laden. {hint}",
  "Continue reading": "Weiterlesen",
  "Continue where you left off": "Weiter, wo du aufgehört hast",
  "Start from the beginning": "Von vorn anfangen",
  "Markdown copied!": "Markdown kopiert!",
  "Copy as Markdown": "Als Markdown kopieren",
  "Comment saved": "Kommentar gespeichert",
  "Failed to save comment": "Der Kommentar wurde nicht gespeichert",
  "Your comment": "Dein Kommentar",
  Save: "Speichern",
  "Previous in this series": "Voriger Teil der Reihe",
  "Previous article": "Voriger Artikel",
  "Next in this series": "Nächster Teil der Reihe",
  "Next article": "Nächster Artikel",
  "Post liked!": "Beitrag gelikt!",
  "Like removed": "Like zurückgenommen",
  "Please sign in to like posts": "Melde dich an, um Beiträge zu liken",
  "Like this post, {likes}": "Diesen Beitrag liken, {likes}",
  "Comment deleted": "Kommentar gelöscht",
  "Failed to delete comment": "Der Kommentar wurde nicht gelöscht",
  "Edit your comment of {time}": "Deinen Kommentar vom {time} bearbeiten",
  Edit: "Bearbeiten",
  "Delete your comment of {time}": "Deinen Kommentar vom {time} löschen",
  Delete: "Löschen",
  "The question": "Die Frage danach",
  "Delete your comment?": "Deinen Kommentar löschen?",
  "“{words}” will be deleted for good. Any replies to it stay.":
    "„{words}“ wird endgültig gelöscht. Hat jemand geantwortet, bleiben die Antworten.",
  "About the author": "Zur Person",
  "Written by": "Geschrieben von",
  "Updated {time}": "Aktualisiert am {time}",
  "Loading…": "Wird geladen …",
  "Post could not be loaded": "Beitrag ließ sich nicht laden",
  "Loading post": "Beitrag wird geladen",
  "Send replies to {address}": "Antworten per E-Mail an {address}",
  "Email me about replies": "Bei Antworten eine E-Mail schicken",
  "Only for replies: it is not shown, and not kept with the comment.":
    "Nur für Antworten: Sie wird nicht angezeigt und nicht mit dem Kommentar gespeichert.",
  "Part {place} of {count}": "Teil {place} von {count}",
  "Parts of this series": "Teile dieser Reihe",
  Share: "Teilen",
  "On this page": "Auf dieser Seite",
  "{minutes} min left": "noch {minutes} Min.",
  "Read to the end": "Zu Ende gelesen",
  "Also in {languages}": "Auch auf {languages}",
  "Sign in required": "Dazu musst du angemeldet sein",
  "Also discussed on {places}.": "Auch diskutiert auf {places}.",
  "When this site was last built, {count}:": "Beim letzten Build dieser Website {count}:",
  "The replies could not be loaded.": "Die Antworten konnten nicht geladen werden.",
  "Reply by {author} on {place}": "Antwort von {author} auf {place}",
  "You get replies by email": "Bei Antworten bekommst du eine E-Mail",
  "You first get an email asking you to confirm, one a day at most.":
    "Zuerst bittet dich eine E-Mail um Bestätigung; davon gibt es höchstens eine am Tag.",
  "Replies will not be emailed": "Zu Antworten kommt keine E-Mail",
  "Please fill in an email address.": "Bitte gib eine E-Mail-Adresse ein.",
  ", lines {from}–{to}": ", Zeilen {from}–{to}",
  ", line {from}": ", Zeile {from}",

  // Projects
  Technologies: "Technik",
  "Project could not be loaded": "Projekt ließ sich nicht laden",
  "My Projects": "Meine Projekte",
  "Loading project": "Projekt wird geladen",
  "Back to Projects": "Zurück zu den Projekten",
  "Previous project": "Voriges Projekt",
  "Next project": "Nächstes Projekt",
  Featured: "Empfohlen",
  "Search projects": "Projekte suchen",
  Status: "Stand",
  "Loading projects": "Projekte werden geladen",
  "Featured Projects": "Empfohlene Projekte",
  "All Projects": "Alle Projekte",
  "{shown} of {all}": "{shown} von {all}",
  "No projects found matching your criteria.": "Keine passenden Projekte gefunden.",
  "Show all projects": "Alle Projekte zeigen",
  "What has been built, what is being built, and what is planned.":
    "Was entstanden ist, was gerade entsteht und was geplant ist.",
  "What has been built, what is being built, and what so far exists only on graph paper.":
    "Was entstanden ist, was gerade entsteht und was es nur auf kariertem Papier gibt.",
  "Is yours next?": "Kommt deins als Nächstes?",
  "Tell me what it should do, and for whom. A sketch on a napkin will do.":
    "Erzähl mir, was es für wen tun soll. Eine Skizze auf einer Serviette genügt.",
  "Start a Project": "Projekt starten",
  "Error loading projects: {message}": "Die Projekte ließen sich nicht laden: {message}",

  // About, skills, resume
  "About Me": "Über mich",
  "Who {name} is: journey, skills, values, achievements.":
    "Wer {name} ist: Weg, Kenntnisse, Werte, Erfolge.",
  "Portrait of {name}": "Porträt von {name}",
  "My story": "Meine Geschichte",
  Timeline: "Zeitleiste",
  Current: "Aktuell",
  "My Journey": "Mein Weg",
  Values: "Werte",
  Achievements: "Erfolge",
  "Shall we talk?": "Wollen wir reden?",
  "The long version is in the CV; the quick one is a message away.":
    "Die lange Fassung steht im Lebenslauf, die kurze ist eine Nachricht entfernt.",
  "It is a message away.": "Es kostet nur eine Nachricht.",
  "Contact Me": "Schreib mir",
  "Download CV": "Lebenslauf herunterladen",
  "All skills": "Alle Kenntnisse",
  "Experience, education and skills of {name}, {role}.":
    "Werdegang, Ausbildung und Kenntnisse von {name}, {role}.",
  "Download PDF": "PDF herunterladen",
  "By category": "Nach Gebiet",
  Categories: "Gebiete",
  "Continuous Learning": "Immer dazulernen",
  "What I am learning now, and why.": "Was ich gerade lerne und warum.",
  Expert: "Sehr erfahren",
  Advanced: "Fortgeschritten",
  Proficient: "Sicher",
  Years: "Jahre",
  "{name} skills": "Kenntnisse: {name}",
  "{count} years": { one: "{count} Jahr", other: "{count} Jahre" },
  "What I work with, how well, and for how many years.":
    "Womit ich arbeite, wie gut und seit wie vielen Jahren.",
  "Skills in numbers": "Kenntnisse in Zahlen",

  // Consultations
  "Consultation request sent! I'll get back to you {replyTime}.":
    "Anfrage gesendet! Du hörst {replyTime} von mir.",
  "Failed to send request. Please try again.":
    "Die Anfrage wurde nicht gesendet. Bitte noch einmal versuchen.",
  "Consultation requested": "Beratung angefragt",
  "Schedule Consultation": "Beratung vereinbaren",
  "Tell me what you have in mind. I reply {replyTime}.":
    "Erzähl mir, was du vorhast. Ich antworte {replyTime}.",
  "Company (optional)": "Firma (freiwillig)",
  "Project type": "Art des Projekts",
  "Please choose": "Bitte wählen",
  "Budget range (optional)": "Budgetrahmen (freiwillig)",
  "Not decided": "Noch offen",
  "Timeline (optional)": "Zeitraum (freiwillig)",
  "The available times": "Die freien Zeiten",
  "Day (optional)": "Tag (freiwillig)",
  "Project details": "Worum es geht",
  "Send Request": "Anfrage senden",
  "Your consultation": "Deine Beratung",
  "Link not valid": "Link ungültig",
  "Details of a consultation.": "Der Termin einer Beratung.",
  Consultation: "Beratung",
  "There is nothing at this link. Check that it is complete, or use the one in the latest email.":
    "Zu diesem Link gibt es keinen Termin. Prüfe, ob er vollständig ist, oder nimm den aus der neuesten E-Mail.",
  "Loading details": "Termin wird geladen",
  "To the site": "Zur Website",
  "{count} times": { one: "{count} Termin", other: "{count} Termine" },
  "no time": "kein Termin",
  "Previous month": "Voriger Monat",
  "Next month": "Nächster Monat",
  "Kind of consultation": "Art der Beratung",
  free: "kostenlos",
  Withdrawn: "Zurückgezogen",
  "Called off": "Abgesagt",
  "It was not withdrawn": "Die Anfrage wurde nicht zurückgezogen",
  "It was not called off": "Der Termin wurde nicht abgesagt",
  Accepted: "Angenommen",
  "It was not accepted": "Der Termin wurde nicht angenommen",
  "The file was not saved": "Die Datei wurde nicht gespeichert",
  "Please write to {address} instead.": "Bitte schreib stattdessen an {address}.",
  "Please write to {address}.": "Bitte schreib an {address}.",
  "Accept this time": "Diese Zeit annehmen",
  "Move it": "Verschieben",
  "Choose a time": "Zeit wählen",
  "Withdraw it": "Zurückziehen",
  "Call it off": "Absagen",
  "Book another time": "Andere Zeit vereinbaren",
  "Remove it from your calendar": "Aus deinem Kalender nehmen",
  "Add to calendar": "In den Kalender",
  "Withdraw the request?": "Anfrage zurückziehen?",
  "Call off the consultation?": "Beratung absagen?",
  "{time} becomes available to others right away. This cannot be undone.":
    "Die Zeit ist sofort wieder für andere frei: {time}. Das lässt sich nicht rückgängig machen.",
  "This cannot be undone.": "Das lässt sich nicht rückgängig machen.",
  Withdraw: "Zurückziehen",
  "Call off": "Absagen",
  "Keep it": "Behalten",
  Moved: "Verschoben",
  "It was not moved": "Der Termin wurde nicht verschoben",
  "Another time": "Andere Zeit",
  Day: "Tag",
  "Then it is held for you for 48 hours.": "Dann ist die Zeit 48 Stunden lang für dich reserviert.",
  "Move it there": "Dorthin verschieben",
  Payment: "Bezahlung",
  Amount: "Betrag",
  Reference: "Verwendungszweck",
  "{name} marked it as paid on {time}.": "{name} hat das am {time} als bezahlt markiert.",
  "Please pay by {time}. After that, your time becomes available to others.":
    "Zu bezahlen bis {time}. Danach ist deine Zeit wieder für andere frei.",
  "Include the reference with your payment. This site does not see payments: {name} checks for yours and marks it as paid here.":
    "Gib beim Bezahlen den Verwendungszweck an. Diese Website sieht keine Zahlungen: {name} sucht nach deiner und markiert sie hier.",
  "Pay at {host}": "Bei {host} bezahlen",
  "(in a new tab)": "(in einem neuen Tab)",
  "Pay in cryptocurrency": "In Kryptowährung bezahlen",
  "{time} is {hold}. I will reply by email, to accept it or propose another time. Keep the page of your request: it shows its status and how to pay, and there you can move or withdraw it.":
    "{time} ist {hold}. Ich antworte per E-Mail: Ich sage zu oder schlage eine andere Zeit vor. Heb dir die Seite deiner Anfrage auf: Dort siehst du, wie es steht und wie du bezahlst, und kannst sie verschieben oder zurückziehen.",
  "{time} is {hold}. I will reply by email, to accept it or propose another time. Keep the page of your request: it shows its status, and there you can move or withdraw it.":
    "{time} ist {hold}. Ich antworte per E-Mail: Ich sage zu oder schlage eine andere Zeit vor. Heb dir die Seite deiner Anfrage auf: Dort siehst du, wie es steht, und kannst sie verschieben oder zurückziehen.",
  "Open its page": "Seite der Anfrage öffnen",
  "Most Popular": "Am beliebtesten",
  from: "ab",
  "Get Started: {title}": "Loslegen: {title}",
  "Get Started": "Loslegen",
  "Each kind of work has a starting price, and an end that is in sight from the start.":
    "Jede Leistung hat einen Einstiegspreis und ein Ende, das von Anfang an in Sicht ist.",
  "View Portfolio": "Projekte ansehen",
  "What I offer": "Was ich anbiete",
  "How I Work": "Wie ich arbeite",
  "The form": "Das Formular",
  "Once you send this, it is {hold}.": "Sobald du das abschickst, ist die Zeit {hold}.",
  When: "Wann",
  "No times are available in the next {count} days.": {
    one: "Am nächsten Tag ist keine Zeit frei.",
    other: "In den nächsten {count} Tagen ist keine Zeit frei.",
  },
  "Looking for available times…": "Freie Zeiten werden gesucht …",
  "The available times could not be loaded.": "Die freien Zeiten ließen sich nicht laden.",
  "{length}. Times are in your time zone, {zone}.":
    "{length}. Die Zeiten gelten für deine Zeitzone, {zone}.",
  "{name} is in {zone}.": "{name} lebt in {zone}.",
  Time: "Uhrzeit",
  "{day}, {time}, which is {theirs} for {name}.": "{day}, {time}, für {name} ist das {theirs}.",
  "For you": "Für dich",
  "For {name}": "Für {name}",
  Length: "Dauer",
  "Your request": "Deine Anfrage",
  "Not paid in time": "Nicht rechtzeitig bezahlt",
  Declined: "Abgelehnt",
  "{name} proposes this time.": "{name} schlägt diese Zeit vor.",
  "{name} has not answered yet.": "{name} hat noch nicht geantwortet.",
  "It has taken place.": "Sie hat stattgefunden.",
  "The time is held for you.": "Die Zeit ist für dich reserviert.",
  "Somebody else has taken that time: please choose another one.":
    "Die Zeit ist inzwischen an jemand anderen vergeben: Bitte wähle eine andere.",
  "The time is held for you until {time}.": "Die Zeit ist bis {time} für dich reserviert.",
  "The time is no longer held for you: somebody else can take it.":
    "Die Zeit ist nicht mehr für dich reserviert: Jemand anders kann sie bekommen.",
  "until it begins": "bis zum Beginn",
  "until {count} hours before it begins": {
    one: "bis {count} Stunde vor dem Beginn",
    other: "bis {count} Stunden vor dem Beginn",
  },
  "You can move it or call it off {until}.": "Verschieben oder absagen kannst du sie {until}.",
  "It could be moved or called off here {until}.":
    "Hier ließ sie sich {until} verschieben und absagen.",
  "It has begun.": "Sie hat begonnen.",
  "It was not marked as paid in time, so its time is available again. If you have paid, please get in touch.":
    "Sie wurde nicht rechtzeitig als bezahlt markiert, deshalb ist ihre Zeit wieder frei. Falls du bezahlt hast, schreib bitte.",
  "You called it off, and its time is available again.":
    "Du hast sie abgesagt, und ihre Zeit ist wieder frei.",
  "You withdrew it.": "Du hast sie zurückgezogen.",
  "{name} called it off.": "{name} hat sie abgesagt.",
  "{name} cannot take it on.": "{name} kann sie nicht übernehmen.",
  "held for you for 48 hours": "48 Stunden lang für dich reserviert",
  "held for you until {time}, and {amount} is due by then":
    "bis {time} für dich reserviert, und so lange ist Zeit, {amount} zu bezahlen",

  // Music
  Player: "Player",
  "Choose a track to play": "Wähle ein Stück",
  "{error} Press play to try again, or choose another track.":
    "{error} Drück auf Abspielen, um es noch einmal zu versuchen, oder wähle ein anderes Stück.",
  "Previous track": "Voriges Stück",
  "My Music Collection": "Meine Musiksammlung",
  "The music keeps playing while you read.": "Die Musik läuft weiter, während du liest.",
  Playlist: "Titelliste",
  Position: "Position",
  "{time} of {duration}": "{time} von {duration}",
  Volume: "Lautstärke",
  "Your device’s buttons set the volume.":
    "Die Lautstärke stellst du mit den Tasten deines Geräts ein.",

  // Payments
  "Settle an invoice or say thanks with Binance Pay, USDT or Bitcoin.":
    "Rechnung begleichen oder Danke sagen, mit Binance Pay, USDT oder Bitcoin.",
  Thanks: "Danke",
  "Settle an invoice or say thanks with a transfer from your wallet to mine. Nothing passes through this site.":
    "Begleiche eine Rechnung oder sag Danke, mit einer Überweisung von deiner Wallet an meine. Durch diese Website geht nichts davon.",
  "Ways to pay": "Zahlungswege",
  "Safety tips": "Sicherheitstipps",
  "{title} is not offered here": "{title} gibt es hier nicht",
  "{title} is unavailable": "{title} ist gerade nicht möglich",
  "The account set up for it fails its check, so it is not shown. Please choose another way.":
    "Das eingerichtete Konto besteht seine Prüfung nicht und wird deshalb nicht gezeigt. Bitte wähle einen anderen Weg.",
  "QR code of the {what}: {title}": "QR-Code ({what}): {title}",
  "Example — do not pay": "Beispiel – nicht bezahlen",
  "Contains the {what}": "Enthält: {what}",
  "Pay {siteName}: {title}": "{siteName} bezahlen: {title}",
  "Example. Do not pay to this address.": "Beispiel. Nicht an diese Adresse zahlen.",
  Example: "Beispiel",
  "{strong} No account is set up yet. What you see is {source}: money sent to it is lost.":
    "{strong} Es ist noch kein Konto eingerichtet. Was du siehst, ist {source}: Geld, das du dorthin schickst, ist verloren.",
  "Do not pay here.": "Hier nicht bezahlen.",
  "QR code downloaded!": "QR-Code heruntergeladen!",
  "Download QR": "QR herunterladen",
  "Print QR": "QR drucken",
  "Bitcoin rates are not fetched here: the amount is left out of the link, and its label says {sum}.":
    "Bitcoin-Kurse werden hier nicht abgefragt: Der Betrag fehlt im Link, und dessen Bezeichnung nennt {sum}.",
  "{sum} at {rate} for one bitcoin, the rate of {time}.":
    "{sum} zu {rate} für einen Bitcoin, dem Kurs vom {time}.",
  "Fetching the bitcoin rate…": "Der Bitcoin-Kurs wird abgefragt …",
  "The bitcoin rate could not be fetched: the amount is left out of the link, and its label says {sum}.":
    "Der Bitcoin-Kurs ließ sich nicht abfragen: Der Betrag fehlt im Link, und dessen Bezeichnung nennt {sum}.",
  "How much, and why": "Wie viel und wofür",
  "Leave both empty to decide in your wallet. They stay in this browser and go into the payment link.":
    "Lass beides leer, um in deiner Wallet zu entscheiden. Die Angaben bleiben in diesem Browser und stehen im Zahlungslink.",
  "Amount in USD (optional)": "Betrag in USD (freiwillig)",
  "Quick sums in USD": "Beträge zur Auswahl, in USD",
  "Note (optional)": "Notiz (freiwillig)",
  "What it is for, or a kind word.": "Wofür es ist, oder ein nettes Wort.",
  "Pay ID": "Pay-ID",
  Username: "Benutzername",
  "Wallet address": "Wallet-Adresse",
  "The code contains only the address: enter the amount in your wallet.":
    "Der Code enthält nur die Adresse: Den Betrag tippst du in deiner Wallet.",
  "Transfers on this network cannot carry a note.":
    "Eine Überweisung in diesem Netz überträgt keine Notiz.",
  "Amount in USDT": "Betrag in USDT",
  "Amount in BTC": "Betrag in BTC",
  "Payment link": "Zahlungslink",
  "Enter an amount from {least} to {most}, with at most two decimals. Until then it is left out.":
    "Gib einen Betrag von {least} bis {most} ein, mit höchstens zwei Nachkommastellen. Bis dahin bleibt er weg.",

  // Account, emails
  "The server did not provide it.": "Das Backend hat sie nicht herausgegeben.",
  Confirmed: "Bestätigt",
  "It was not confirmed": "Das wurde nicht bestätigt",
  Stopped: "Abbestellt",
  "It was not stopped": "Das wurde nicht abbestellt",
  Changed: "Geändert",
  "It was not changed": "Das wurde nicht geändert",
  "You will get no more emails": "Du bekommst keine E-Mails mehr",
  "They were not stopped": "Sie wurden nicht abbestellt",
  "Your account on this site.": "Dein Konto auf dieser Website.",
  "Your account": "Dein Konto",
  "Sign in to see it: your name and password, and everything this site keeps about you.":
    "Melde dich an, um es zu sehen: deinen Namen, dein Passwort und alles, was diese Website über dich speichert.",
  "Sign in to your account": "Im Konto anmelden",
  "It has a second factor: enter the code of your authenticator app to see it.":
    "Es hat einen zweiten Faktor: Gib den Code deiner Authenticator-App ein, um es zu sehen.",
  "Enter the code of your app": "Code der App eingeben",
  "What this site keeps about you: yours to change, download and delete.":
    "Was diese Website über dich speichert: zum Ändern, Mitnehmen und Löschen.",
  "The second factor could not be loaded. {hint}":
    "Der zweite Faktor ließ sich nicht laden. {hint}",
  "Your account could not be loaded: {message}": "Dein Konto ließ sich nicht laden: {message}",
  "Loading your account": "Dein Konto wird geladen",
  Since: "Seit",
  "Keep my comments": "Meine Kommentare behalten",
  "Under the name “Deleted reader”, with nothing that leads back to you.":
    "Unter dem Namen „Gelöscht“, ohne etwas, das zu dir führt.",
  "Delete my comments": "Meine Kommentare löschen",
  "Where somebody has replied, “This comment was deleted.” takes its place, so that their reply stays.":
    "Wo jemand geantwortet hat, bleibt „Dieser Kommentar wurde gelöscht.“ stehen, damit die Antworten bleiben.",
  "What happens to your comments": "Was aus deinen Kommentaren wird",
  "QR code with the key for the authenticator app":
    "QR-Code mit dem Schlüssel für die Authenticator-App",
  "Scan with the app": "Mit der App scannen",
  "The app is on this device": "Die App ist auf diesem Gerät",
  Key: "Schlüssel",
  "Turn on": "Einschalten",
  "Delete the account": "Konto löschen",
  "Your account and likes are deleted for good. You decide what happens to your comments.":
    "Dein Konto wird endgültig gelöscht, mit deinen Likes. Was aus deinen Kommentaren wird, bestimmst du.",
  "This account owns the site, so it cannot be deleted here. Bind the site to another account first.":
    "Diesem Konto gehört die Website, deshalb lässt es sich hier nicht löschen. Übertrage die Website zuerst einem anderen Konto.",
  "Delete my account": "Mein Konto löschen",
  "Delete your account?": "Dein Konto löschen?",
  "It is deleted with your likes, and cannot be restored.":
    "Es wird endgültig gelöscht, mit deinen Likes, und lässt sich nicht zurückholen.",
  "Unsent texts are deleted too: {texts}.":
    "Auch was du noch nicht abgeschickt hast, geht verloren: {texts}.",
  "Your email address, to be sure": "Deine E-Mail-Adresse, um sicherzugehen",
  "Type {email}": "Tippe {email}",
  "This is not the address of your account.": "Das ist nicht die Adresse deines Kontos.",
  "Keep my account": "Mein Konto behalten",
  "Your account is deleted": "Dein Konto ist gelöscht",
  "Failed to delete your account": "Dein Konto wurde nicht gelöscht",
  "Your data is in your downloads": "Deine Daten sind bei deinen Downloads",
  "Failed to download": "Das Herunterladen hat nicht geklappt",
  "Your data": "Deine Daten",
  "One file with everything: your account, all your comments, your likes, and what you have typed in this browser but not sent yet.":
    "Alles in einer Datei: dein Konto, alle deine Kommentare, deine Likes und was du in diesem Browser getippt und noch nicht abgeschickt hast.",
  "Download my data": "Meine Daten herunterladen",
  Emails: "E-Mails",
  "What you get by email, at most once a day or a week.":
    "Was du per E-Mail bekommen willst, höchstens einmal am Tag oder in der Woche.",
  "Set up a second factor": "Zweiten Faktor einrichten",
  "Add an authenticator": "Authenticator hinzufügen",
  Spare: "Ersatz",
  "You need an authenticator app, such as the one built into your password manager or phone.":
    "Du brauchst eine Authenticator-App, etwa die in deinem Passwortmanager oder Telefon.",
  "Connect the app": "App verbinden",
  "Scan this with the app, or enter the key there. Then type the code that it shows.":
    "Scanne das mit der App, oder gib dort den Schlüssel ein. Tippe dann den Code, den sie zeigt.",
  "Your second factor is on": "Dein zweiter Faktor ist an",
  "From now on, signing in also takes a code. Devices on which none was entered are signed out.":
    "Ab jetzt gehört auch ein Code zur Anmeldung. Andere Geräte, auf denen noch keiner eingegeben wurde, sind abgemeldet.",
  Done: "Fertig",
  "Name of the authenticator": "Name des Authenticators",
  "To tell it apart from others.": "Damit du ihn von einem anderen unterscheiden kannst.",
  "Please fill in a name.": "Bitte gib einen Namen ein.",
  "It is shown with your comments from now on. Earlier comments keep the name they had.":
    "Er steht ab jetzt unter deinen Kommentaren. Ältere behalten den Namen, unter dem sie geschrieben wurden.",
  "Save name": "Name speichern",
  "You sign in with GitHub and need no password here. If you want one anyway, or a new one, you can get a link by email.":
    "Du meldest dich mit GitHub an und brauchst hier kein Passwort. Möchtest du trotzdem eins, oder ein neues, führt ein Link in einer E-Mail dorthin.",
  "Send me a link": "Link per E-Mail schicken",
  "Supabase, which signs you in, can refuse passwords known from leaks, if the owner of this site has switched that on. It then looks up the first five characters of the password’s hash in a public list, never the password itself. This page sends your password to Supabase and to nobody else.":
    "Supabase, wo du dich anmeldest, kann Passwörter ablehnen, die aus Datenlecks bekannt sind, sofern das auf dieser Website eingeschaltet ist. Dazu fragt es eine öffentliche Liste mit den ersten fünf Zeichen des Passwort-Hashs, nie mit dem Passwort selbst. Diese Seite schickt es an Supabase und an niemanden sonst.",
  "Current password": "Aktuelles Passwort",
  "Changing it signs out your other devices.":
    "Wenn du es änderst, werden deine anderen Geräte abgemeldet.",
  "Change password": "Passwort ändern",
  "Remove “{name}”?": "„{name}“ entfernen?",
  "It is your only authenticator. Without it the second factor is off: the password alone opens the whole site.":
    "Es ist dein einziger Authenticator. Ohne ihn ist der zweite Faktor aus: Das Passwort allein öffnet die ganze Website.",
  "Its codes will no longer work. If you signed in with it, you will be asked for a code from another one.":
    "Seine Codes gelten dann nicht mehr. Hast du dich mit ihm angemeldet, wirst du nach dem Code eines anderen gefragt.",
  Remove: "Entfernen",
  "Besides the password, a code from an app on your phone. The password alone is not enough to change the site.":
    "Neben dem Passwort ein Code aus einer App auf deinem Telefon. Wer nur das Passwort erfährt, ändert an der Website nichts.",
  "It is on: signing in also takes a code.": "Er ist an: Zur Anmeldung gehört auch ein Code.",
  "It is off: the password alone opens the whole site.":
    "Er ist aus: Das Passwort allein öffnet die ganze Website.",
  "Your authenticators": "Deine Authenticatoren",
  "since {date}": "seit {date}",
  "Remove {name}": "Entfernen {name}",
  "Add another authenticator": "Weiteren Authenticator hinzufügen",
  "You are signed out everywhere": "Du bist überall abgemeldet",
  Devices: "Geräte",
  "You stay signed in on every device until you sign out there. For one that is lost or not yours, do it from here.":
    "Auf jedem Gerät bleibst du angemeldet, bis du dich dort abmeldest. Für eins, das weg ist oder dir nicht gehört, geht es von hier aus.",
  "Sign out other devices": "Andere Geräte abmelden",
  "Sign out everywhere": "Überall abmelden",
  "From then on they cannot renew their access, which ends within an hour. “Everywhere” includes this browser, at once.":
    "Von da an lässt sich ihr Zugang nicht mehr erneuern; was sie haben, läuft binnen einer Stunde ab. „Überall“ schließt diesen Browser ein, und zwar sofort.",
  "A new password": "Ein neues Passwort",
  "Choose a new password": "Neues Passwort wählen",
  "Your address": "Deine Adresse",
  "A link in an email.": "Ein Link aus einer E-Mail.",
  "Press the button to show that you opened the link, and not your email app. Use the browser you requested the email from.":
    "Drück auf den Knopf: So ist klar, dass du den Link geöffnet hast und nicht dein Mailprogramm. Nimm den Browser, in dem du die E-Mail angefordert hast.",
  "Part of the link is missing. Open it from the email again, or request a new one in the sign-in form.":
    "Ein Teil des Links fehlt. Öffne ihn noch einmal aus der E-Mail, oder lass dir beim Anmelden einen neuen schicken.",
  "There are no subscriptions for this link: they were stopped, or not confirmed within a week. You can subscribe again below any article.":
    "Zu diesem Link gibt es keine Abos: Sie wurden beendet oder nicht innerhalb einer Woche bestätigt. Neu abonnieren kannst du unter jedem Artikel.",
  "Emails to you": "E-Mails an dich",
  "What this site emails you.": "Was diese Website dir schickt.",
  "To {email}": "An {email}",
  "Loading your emails": "Deine E-Mails werden geladen",
  "To the articles": "Zu den Artikeln",

  // Drafts that are shared, own pages
  "The notes could not be loaded: {message}": "Die Anmerkungen ließen sich nicht laden: {message}",
  "Notes on what has changed since": "Anmerkungen zu Stellen, die sich geändert haben",
  "Draft could not be loaded": "Entwurf ließ sich nicht laden",
  "A draft that is not published yet.": "Ein Entwurf, der noch nicht veröffentlicht ist.",
  "Loading draft": "Entwurf wird geladen",
  "Shared until {time}": "Geteilt bis {time}",
  "Edited {time}": "Bearbeitet am {time}",
  "Not published yet: please do not pass the link on. You can leave a note on each paragraph; the author, and everybody with this link, can read it.":
    "Noch nicht veröffentlicht: Bitte gib den Link nicht weiter. Zu jedem Absatz kannst du eine Anmerkung hinterlassen; lesen kann sie, wer den Text schreibt oder diesen Link hat.",
  "Links to drafts expire after a few days, and can be revoked. Check that the link is complete, or ask whoever sent it for a new one.":
    "Links zu Entwürfen gelten nur einige Tage und können zurückgezogen werden. Prüfe, ob der Link vollständig ist, oder bitte um einen neuen.",
  "Read what is published": "Lesen, was veröffentlicht ist",
  "Note added": "Anmerkung hinterlassen",
  "The note was not saved": "Die Anmerkung wurde nicht gespeichert",
  "Your note": "Deine Anmerkung",
  "Your name": "Dein Name",
  "Leave note": "Anmerkung hinterlassen",
  Notes: "Anmerkungen",
  "Note on “{quote}”": "Anmerkung zu „{quote}“",
  "a picture": "einem Bild",
  Note: "Anmerkung",
  Tip: "Tipp",
  Important: "Wichtig",
  Warning: "Warnung",
  Caution: "Vorsicht",
  Footnotes: "Fußnoten",
  "This diagram cannot be drawn": "Dieses Diagramm lässt sich nicht zeichnen",
  "Footnote {number}": "Fußnote {number}",
  "Back to reference {number}": "Zurück zum Verweis {number}",

  "Page could not be loaded": "Seite ließ sich nicht laden",

  // Privacy
  "What this site stores about you, for how long, and why.":
    "Was diese Website über dich speichert, wie lange und warum.",
  "What this site stores about you, for how long, and why. This page is generated from the site’s own settings: when they change, so does it.":
    "Was diese Website über dich speichert, wie lange und warum. Diese Sätze entstehen aus den Einstellungen der Website: Ändern die sich, ändern sich auch die Sätze.",
  "When you visit": "Wenn du vorbeischaust",
  "What your browser keeps": "Was dein Browser speichert",
  "When you write": "Wenn du schreibst",
  "When you have an account": "Wenn du ein Konto hast",
  "Who else is involved": "Wer sonst beteiligt ist",
  "What you can ask for": "Was du verlangen kannst",
  "Your visit is counted: the page’s path and the time, nothing that identifies you. If your browser says which site led you here, its domain is counted too, separately from the pages you open and never with the address of the page. Individual views and the counts for each page and domain are deleted after 90 days; daily totals for all pages and each page’s overall total are kept.":
    "Dein Besuch wird gezählt: der Pfad der Seite und die Zeit, und nichts, was zu dir führt. Sagt dein Browser, welche Website dich hergeführt hat, wird auch deren Domain gezählt, getrennt von den Seiten, die du öffnest, und nie mit der Adresse der Seite. Einzelne Aufrufe, und was für jede Seite und Domain gezählt wurde, werden nach 90 Tagen gelöscht; Summen aller Seiten eines Tages, und einer Seite über alle Zeit, bleiben.",
  "Page views are not counted.": "Seitenaufrufe werden nicht gezählt.",
  "An article counts you once a day. For that, and so that nobody can flood the site, a hash of your network address is kept. The key it was made with is thrown away the next day; after that, nobody can tell whose it was.":
    "Ein Artikel zählt dich einmal am Tag. Dafür, und damit niemand die Website fluten kann, wird ein Hash deiner Netzwerkadresse aufgehoben. Der Schlüssel, mit dem er gebildet wurde, wird am nächsten Tag weggeworfen; danach kann niemand mehr sagen, wessen er war.",
  "There are no cookies, except one for the owner, which remembers whether the admin area’s sidebar is open.":
    "Es gibt keine Cookies, außer einem für die Person, der die Website gehört: Es merkt sich, ob die Seitenleiste des Adminbereichs offen ist.",
  "Your browser stores what you choose and type here: light or dark, languages, the key that opens the search, the music’s volume, and text that you have not sent yet. While you are signed in it stores your session. Signing out removes your session and your texts.":
    "Dein Browser speichert, was du hier auswählst und tippst: hell oder dunkel, Sprachen, die Taste für die Suche, die Lautstärke der Musik und Text, den du noch nicht abgeschickt hast. Solange du angemeldet bist, speichert er deine Sitzung. Das Abmelden entfernt deine Sitzung und deine Texte.",
  "It also remembers which articles you have not finished, at most 20, and where you stopped; which articles have already counted you; and, until you close the tab, how far you scrolled. None of that is sent anywhere.":
    "Er merkt sich auch, welche Artikel du nicht zu Ende gelesen hast, höchstens 20, und wo du warst, welche Artikel dich schon gezählt haben, und bis du den Tab schließt, wie weit du gescrollt hast. Nichts davon wird verschickt.",
  "Pages that you open are kept in your browser, so that you can read them offline.":
    "Seiten, die du öffnest, bleiben in deinem Browser, damit du sie offline lesen kannst.",
  "A message or a request for a consultation is stored with what you fill in, and only I can read it. I delete it when it is settled; what I delete is gone for good after 30 days.":
    "Eine Nachricht oder eine Beratungsanfrage wird mit dem gespeichert, was du ausfüllst, und nur ich kann sie lesen. Ist sie erledigt, lösche ich sie; was ich lösche, ist nach 30 Tagen endgültig weg.",
  "Where I offer times for a consultation, your device’s time zone is stored with your request, along with the kind of consultation and the time that you choose. Others only see that the time is not available, and an email may remind you of it. It is also in my calendar, with your name and email address. You get a link to see, move and call off the consultation; anyone who has it can see when it is, and nothing about you. I keep the hash of its secret, and who called off the consultation and when.":
    "Wo ich Zeiten für eine Beratung anbiete, wird mit deiner Anfrage die Zeitzone deines Geräts gespeichert, dazu die Art der Beratung und die Zeit, die du wählst. Andere sehen nur, dass die Zeit nicht frei ist, und eine E-Mail kann dich an sie erinnern. Sie steht auch in meinem Kalender, mit deinem Namen und deiner E-Mail-Adresse. Du bekommst einen Link, über den sich der Termin ansehen, verschieben und absagen lässt; wer ihn hat, sieht, wann der Termin ist, und nichts über dich. Ich hebe den Hash seines Geheimnisses auf, und wer einen Termin wann abgesagt hat.",
  "If a consultation has to be paid for, its amount, a reference and when I marked it as paid are stored with the request, and anyone with its link can see them. You pay with the service or wallet of your choice; this site learns nothing about that. You may get one email before an unpaid time is released.":
    "Kostet eine Beratung Geld, werden ihr Betrag, ein Verwendungszweck und wann ich sie als bezahlt markiert habe mit der Anfrage gespeichert; wer ihren Link hat, sieht das. Du zahlst mit dem Dienst oder der Wallet deiner Wahl; davon erfährt diese Website nichts. Bevor ein unbezahlter Termin wieder frei wird, kann einmal eine E-Mail an dich gehen.",
  "Times when I am busy elsewhere are not offered. To know when that is, the site may read my other calendars, which learn nothing about you.":
    "Zeiten, zu denen ich anderweitig beschäftigt bin, werden nicht angeboten. Um sie zu kennen, liest die Website eventuell meine anderen Kalender, die nichts von dir erfahren.",
  "It is also sent to {formHost}, which passes it on to me. What was sent is kept here for another day, and a record that it was sent for 30 days.":
    "Sie geht außerdem an {formHost} und von dort an mich. Was verschickt wurde, bleibt danach noch einen Tag hier, und dass es verschickt wurde, 30 Tage.",
  "A comment is public, with the name on it. Your email address is not, unless you comment under it, and the form tells you so beforehand. If you comment without an account, a hash of your network address is kept with the comment for a week, so that I can recognise a flood of spam.":
    "Ein Kommentar ist öffentlich, mit dem Namen, den er nennt. Deine E-Mail-Adresse ist es nicht, es sei denn, du kommentierst unter ihr; das Formular sagt es dir vorher. Neben einem Kommentar ohne Konto bleibt eine Woche lang ein Hash deiner Netzwerkadresse, damit ich eine Flut von Spam als eine erkennen kann.",
  "If you subscribe to emails, your address is stored with what you subscribed to, and used for nothing else; the service that sends the emails gets it too. What you have not confirmed is deleted after a week, and everything is deleted once you unsubscribe with the link in each email. A hash of each address that was asked to confirm is kept for a month, so that nobody can have it asked again and again. An address is only kept if it has bounced or complained, so that nothing is sent to it again.":
    "Wenn du E-Mails abonnierst, wird deine Adresse mit dem gespeichert, was du abonniert hast, und nur dafür benutzt; der Dienst, der die E-Mails verschickt, bekommt sie auch. Was du nicht bestätigst, wird nach einer Woche gelöscht, und alles, sobald du die E-Mails über den Link abbestellst, der in jeder steht. Von jeder Adresse, die um Bestätigung gebeten wurde, bleibt einen Monat lang ein Hash, damit niemand sie immer wieder fragen lassen kann. Nur eine Adresse, die unzustellbar war oder sich beschwert hat, bleibt gespeichert, damit nichts mehr dorthin geht.",
  "Where an article says that it is discussed elsewhere, on Mastodon, Bluesky, Hacker News or Lobsters, public replies there are copied to it when these pages are built: their words and time, the name they were written under, and a link. What is deleted there disappears here with the next build. Your browser contacts none of these places.":
    "Wo ein Artikel sagt, dass er anderswo besprochen wird, auf Mastodon, Bluesky, Hacker News oder Lobsters, werden öffentliche Antworten von dort zu ihm kopiert, wenn diese Seiten erstellt werden: Wortlaut und Zeit, der Name, unter dem sie geschrieben wurden, und ein Link. Was dort gelöscht wird, verschwindet hier, wenn die Seiten das nächste Mal erstellt werden. Dein Browser fragt dort nirgends an.",
  "A note on a draft that I have shown you is stored with the name you give. I can read it, and so can anyone who has the same link; it is deleted a month after the link expires.":
    "Eine Anmerkung zu einem Entwurf, den ich dir gezeigt habe, wird mit dem Namen gespeichert, den du angibst. Lesen können sie ich und wer denselben Link hat; einen Monat nach dem Ende des Links wird sie gelöscht.",
  "An account is your email address, your name, a password that is only stored as a hash, the articles and comments you like and the comments you write.":
    "Ein Konto besteht aus deiner E-Mail-Adresse, deinem Namen, einem Passwort, das nur als Hash gespeichert ist, den Artikeln und Kommentaren, die du magst, und den Kommentaren, die du schreibst.",
  "You can edit a comment for 15 minutes, and delete it at any time; its earlier words are not kept. If somebody has replied to it, its place stays, without a name.":
    "Einen Kommentar kannst du 15 Minuten lang bearbeiten und jederzeit löschen; sein früherer Wortlaut wird nicht aufgehoben. Hat jemand darauf geantwortet, bleibt sein Platz ohne Namen stehen.",
  "If you sign in with GitHub, there is no password: Supabase gets your email address, your name and the address of your picture there, and stores them with your account. The picture is not used.":
    "Meldest du dich mit GitHub an, gibt es kein Passwort: Supabase bekommt deine E-Mail-Adresse, deinen Namen und die Adresse deines Bildes dort und speichert sie mit deinem Konto. Das Bild wird nicht benutzt.",
  "On your account page you can download all of it, and delete it: your comments then stay without your name or are deleted, as you choose.":
    "Auf deiner Kontoseite kannst du alles herunterladen und das Konto löschen: Deine Kommentare bleiben dann ohne deinen Namen stehen oder werden gelöscht, wie du es willst.",
  "The site’s data is stored with Supabase. Supabase, and the host that serves these pages, see your network address, as every server does.":
    "Die Daten der Website liegen bei Supabase. Supabase und der Anbieter, der diese Seiten ausliefert, sehen deine Netzwerkadresse, wie jeder Server.",
  "{formHost} gets the messages and requests that you send, comments that wait for my approval, and the emails about a consultation that this site sends you.":
    "{formHost} bekommt die Nachrichten und Anfragen, die du schickst, Kommentare, die auf meine Freigabe warten, und die E-Mails zu einer Beratung, die diese Website dir schickt.",
  "GitHub learns that you sign in here when you choose to do so with it, and not before.":
    "GitHub erfährt, dass du dich hier anmeldest, wenn du das damit tust, und nicht vorher.",
  "{rate} is asked for the price of a bitcoin when you enter an amount to pay.":
    "{rate} wird nach dem Preis eines Bitcoins gefragt, wenn du einen Betrag zum Zahlen eingibst.",
  "Cloudflare checks whoever signs in or up, to keep bots out. It is not loaded before that.":
    "Cloudflare prüft, wer sich anmeldet oder ein Konto anlegt, um Bots fernzuhalten. Vorher wird nichts davon geladen.",
  "What an article shows from another site, such as a video, is loaded from there when you press it. Until then, that site learns nothing about you.":
    "Was ein Artikel von einer anderen Website zeigt, etwa ein Video, wird erst von dort geladen, wenn du darauf drückst. Vorher erfährt sie nichts von dir.",
  "An article may show pictures from other sites, which then see that you read it. There are no ads and no third-party analytics.":
    "Ein Artikel kann Bilder von anderen Websites zeigen, die dann sehen, dass du ihn liest. Es gibt keine Werbung und keine Analyse durch andere.",
  "An article may show pictures from other sites, which then see that you read it. There are no ads, no third-party analytics, and no fonts or scripts from elsewhere.":
    "Ein Artikel kann Bilder von anderen Websites zeigen, die dann sehen, dass du ihn liest. Es gibt keine Werbung, keine Analyse durch andere und keine Schriften oder Skripte von anderswo.",
  "To see what I have about you, to correct it or to have it deleted, write to me at {contactEmail}.":
    "Um zu erfahren, was ich über dich habe, es zu berichtigen oder löschen zu lassen, schreib mir an {contactEmail}.",
  "To see what I have about you, to correct it or to have it deleted, write to me through the contact page.":
    "Um zu erfahren, was ich über dich habe, es zu berichtigen oder löschen zu lassen, schreib mir über die Kontaktseite.",
  "Backups may contain deleted data until they are replaced by newer ones.":
    "Sicherungskopien für den Notfall können Gelöschtes noch enthalten, bis neuere sie ersetzen.",

  // The owner’s area: what its screens share
  Posts: "Beiträge",
  "Loading posts": "Beiträge werden geladen",
  "No posts found": "Keine Beiträge gefunden",
  "Loading pages": "Seiten werden geladen",
  "No pages found": "Keine Seiten gefunden",
  "Error loading pages": "Die Seiten ließen sich nicht laden",
  "No projects found": "Keine Projekte gefunden",
  "Error loading projects": "Die Projekte ließen sich nicht laden",
  Kinds: "Beratungsarten",
  "Loading kinds": "Beratungsarten werden geladen",
  "No kinds found": "Keine Beratungsarten gefunden",
  "Error loading kinds": "Die Beratungsarten ließen sich nicht laden",
  "Loading comments": "Kommentare werden geladen",
  "No comments found": "Keine Kommentare gefunden",
  Pictures: "Bilder",
  "Loading pictures": "Bilder werden geladen",
  "No pictures found": "Keine Bilder gefunden",
  "Error loading pictures": "Die Bilder ließen sich nicht laden",
  Items: "Inhalt",
  "Loading items": "Inhalt wird geladen",
  "No items found": "Hier liegt nichts",
  "Error loading items": "Der Inhalt ließ sich nicht laden",
  Entries: "Einträge",
  "Loading entries": "Einträge werden geladen",
  "No entries found": "Keine Einträge gefunden",
  "Error loading entries": "Die Einträge ließen sich nicht laden",
  "Loading emails": "E-Mails werden geladen",
  "No emails found": "Keine E-Mails gefunden",
  "Error loading emails": "Die E-Mails ließen sich nicht laden",
  Readers: "Abos",
  "Loading readers": "Abos werden geladen",
  "No readers found": "Keine Abos gefunden",
  "Error loading readers": "Die Abos ließen sich nicht laden",
  "It no longer exists.": "Das gibt es nicht mehr.",
  "Since you opened it, another version was saved ({time}). Nothing has been overwritten, and nothing you typed is lost.":
    "Seit dem Öffnen wurde eine andere Fassung gespeichert ({time}). Nichts wurde überschrieben, und nichts von dir ist verloren.",
  "It has been deleted since you opened it. Nothing you typed is lost: you can save it as a new one.":
    "Was du bearbeitest, wurde seit dem Öffnen gelöscht. Nichts von dir ist verloren: Du kannst es neu anlegen.",
  "New Page": "Neue Seite",
  "Save Page": "Seite speichern",
  "Back to Pages": "Zurück zu den Seiten",
  "New Project": "Neues Projekt",
  "Save Project": "Projekt speichern",
  "New Kind": "Neue Beratungsart",
  "Save Kind": "Beratungsart speichern",
  "Back to Kinds": "Zurück zu den Beratungsarten",
  "Loading kind": "Beratungsart wird geladen",
  "Loading settings": "Einstellungen werden geladen",
  Comment: "Kommentar",
  Kind: "Beratungsart",
  "Link to the draft": "Link zum Entwurf",
  Page: "Seite",
  Post: "Beitrag",
  Project: "Projekt",
  Settings: "Einstellungen",
  Title: "Titel",
  Price: "Preis",
  "Amount to pay": "Zu zahlender Betrag",
  Currency: "Währung",
  "Addresses from the Pay page": "Adressen der Seite „Zahlen“",
  "Held for": "Reserviert für",
  "Project types": "Projektarten",
  Place: "Position",
  Offered: "Im Angebot",
  "Alternative text": "Alternativtext",
  "Decorative: it adds nothing to what the text says":
    "Dekorativ: Es sagt nichts, was nicht im Text steht",
  Path: "Pfad",
  Description: "Beschreibung",
  Menu: "Menü",
  Order: "Reihenfolge",
  "Listed by search engines": "In Suchmaschinen",
  Language: "Sprache",
  Format: "Format",
  Content: "Inhalt",
  navigation: "Hauptmenü",
  footer: "Fußzeile",
  None: "Ohne",
  Slug: "Slug",
  Excerpt: "Auszug",
  "Publication time": "Zeitpunkt der Veröffentlichung",
  Updated: "Aktualisiert",
  "What changed": "Was sich geändert hat",
  Series: "Reihe",
  Part: "Teil",
  "Discussed at": "Diskutiert auf",
  Translations: "Übersetzungen",
  "Author name": "Autorenname",
  "Read time in minutes": "Lesezeit in Minuten",
  "Featured image": "Beitragsbild",
  "Long description": "Ausführliche Beschreibung",
  "Start date": "Beginn",
  "End date": "Ende",
  "Code link": "Link zum Code",
  "Live link": "Link zur Live-Version",
  Image: "Bild",
  "Site name": "Name der Website",
  "Site description": "Beschreibung der Website",
  "Language of articles": "Sprache der Artikel",
  "Contact email": "E-Mail für den Kontakt",
  "Admin email": "E-Mail für dich",
  "Hold for review": "Kommentare zurückhalten",
  "Hold comments with links": "Kommentare mit Links zurückhalten",
  "Blocked words": "Gesperrte Wörter",
  "Blocked people": "Gesperrte Personen",
  "Blocked networks": "Gesperrte Netze",
  Analytics: "Statistik",
  "Email notifications": "Benachrichtigungen per E-Mail",
  "GitHub sign-in": "Anmeldung mit GitHub",
  "Maintenance mode": "Wartungsmodus",
  "Weekly hours": "Wöchentliche Zeiten",
  "Time before": "Puffer davor",
  "Time after": "Puffer danach",
  Notice: "Vorlauf",
  "How far ahead": "Wie weit im Voraus",
  "At most per day": "Höchstens am Tag",
  "At most per week": "Höchstens in der Woche",
  Reminder: "Erinnerung",
  "Notice for changes": "Vorlauf für Änderungen",
  "Days off": "Freie Tage",
  "SEO title": "SEO-Titel",
  "SEO description": "SEO-Beschreibung",
  "Article licence": "Lizenz der Artikel",
  "Search engines": "Suchmaschinen",
  "AI answers": "Antworten von KI-Systemen",
  "AI training": "Training von KI-Modellen",
  "WebSub hub": "WebSub-Hub",
  "GitHub link": "GitHub-Link",
  "LinkedIn link": "LinkedIn-Link",
  "Mastodon link": "Mastodon-Link",
  "Twitter link": "Twitter-Link",
  Mine: "Meine",
  Stored: "Gespeicherte",
  "Changed elsewhere in the meantime": "Inzwischen woanders geändert",
  "Deleted in the meantime": "Inzwischen gelöscht",
  "Keep mine": "Meine behalten",
  "Save as new": "Neu anlegen",
  "Take the stored version": "Gespeicherte Fassung übernehmen",
  "Back to editing": "Zurück zum Bearbeiten",
  Empty: "Leer",
  "{count} unchanged paragraphs": {
    one: "{count} unveränderter Absatz",
    other: "{count} unveränderte Absätze",
  },
  "Unsaved draft": "Ungesicherter Entwurf",
  "You have an unsaved draft from {time}, written with {device}.":
    "Es gibt einen ungesicherten Entwurf vom {time}, geschrieben mit {device}.",
  "You have an unsaved draft from {time}.": "Es gibt einen ungesicherten Entwurf vom {time}.",
  "It differs in: {fields}.": "Unterschiede in: {fields}.",
  Restore: "Wiederherstellen",
  Discard: "Verwerfen",
  "Saving...": "Wird gespeichert …",
  "planned for {time}": "geplant für {time}",
  "published {time}": "veröffentlicht am {time}",
  "Load more": "Mehr laden",
  "Discard your changes?": "Änderungen verwerfen?",
  "What you typed since the last save will be gone.":
    "Was seit dem letzten Speichern getippt wurde, ist dann weg.",
  "Keep editing": "Weiter bearbeiten",
  "Sort by {label}": "Sortiert nach: {label}",
  "Sort by": "Sortieren nach",
  "Add a tag": "Schlagwort eingeben",
  "Add tag": "Schlagwort hinzufügen",
  "Remove tag {name}": "Schlagwort {name} entfernen",
  "Add a technology": "Technik eingeben",
  "Add technology": "Technik hinzufügen",
  "Remove technology {name}": "Technik {name} entfernen",
  "Quick add": "Schnell hinzufügen",
  "It stays in the bin for 30 days.": "Im Papierkorb bleibt es 30 Tage.",
  Restored: "Wiederhergestellt",
  "Failed to restore": "Das Wiederherstellen hat nicht geklappt",
  Undo: "Rückgängig",
  "What Markdown can do": "Was Markdown hier kann",
  Formatting: "Formatierung",
  "Find and replace": "Suchen und ersetzen",
  "A note": "Ein Hinweis",
  "Also TIP, IMPORTANT, WARNING and CAUTION": "Auch TIP, IMPORTANT, WARNING und CAUTION",
  "The text of the note.": "Der Text des Hinweises.",
  "A picture with a caption": "Ein Bild mit Unterschrift",
  "What it shows": "Was zu sehen ist",
  "The caption": "Die Unterschrift",
  "A table": "Eine Tabelle",
  "A footnote": "Eine Fußnote",
  "As it was said.": "Wie es heißt.",
  "By whom.": "Bei wem.",
  "A formula": "Eine Formel",
  "It is {formula}, or on a line of its own:": "Im Text {formula} oder abgesetzt:",
  "A diagram (Mermaid)": "Ein Diagramm (Mermaid)",
  "Code with a title and numbered lines": "Code mit Titel und Zeilennummern",
  "Code with marked, added and removed lines": "Code mit markierten, neuen und entfernten Zeilen",
  "Code with its source": "Code mit Angabe der Quelle",
  "A video, code or post from another site": "Video, Code oder Beitrag von anderswo",
  "What it is called": "Wie es heißt",
  "A remark that is not shown on the page": "Eine Anmerkung, die nicht auf der Seite steht",
  "Look up the year.": "Jahr nachschlagen.",
  "What you write is public once the article is: anyone who asks the site’s backend gets the Markdown, remarks included.":
    "Mit dem Artikel wird alles öffentlich, was du schreibst: Wer das Backend der Website fragt, bekommt das Markdown samt Anmerkungen.",
  Mode: "Modus",
  "The preview could not be made.": "Die Vorschau ließ sich nicht erzeugen.",
  "Nothing written yet.": "Noch nichts geschrieben.",
  "Written in a plain text field.": "Einfaches Textfeld.",
  "In a list, Tab indents. Press Escape and then Tab to leave the text.":
    "In Listen rückt Tab ein. Mit Escape und dann Tab geht es aus dem Text heraus.",
  "Loading the editor": "Editor wird geladen",
  Heading: "Überschrift",
  "Smaller heading": "Kleinere Überschrift",
  "Smallest heading": "Kleinste Überschrift",
  Bold: "Fett",
  Italic: "Kursiv",
  Link: "Link",
  "Bulleted list": "Aufzählung",
  "Numbered list": "Nummerierte Liste",
  "Task list": "Aufgabenliste",
  Quotation: "Zitat",
  "Code block": "Codeblock",
  Ctrl: "Strg",
  Shift: "Umschalt",
  "Write here, in Markdown. Drop or paste pictures where they belong; the question mark above shows what else you can do.":
    "Hier schreiben, in Markdown. Bilder an ihre Stelle ziehen oder einfügen; was sonst noch geht, steht oben hinter dem Fragezeichen.",
  "Write here, in HTML.": "Hier schreiben, in HTML.",
  "Exporting {percent}%": "Export läuft: {percent} %",
  "Export CSV": "CSV exportieren",
  "{count}, page {page} of {pages}": "{count}, Seite {page} von {pages}",
  "Reply {subject}": "Antworten {subject}",
  "More for {title}": "Mehr zu {title}",
  Total: "Gesamt",
  "Message status updated": "Status der Nachricht geändert",
  "Failed to update message status": "Der Status der Nachricht wurde nicht geändert",
  Unread: "Ungelesen",
  Read: "Gelesen",
  Replied: "Beantwortet",
  "CSV exported": "CSV exportiert",
  "Failed to export": "Der Export hat nicht geklappt",
  Newest: "Neueste",
  Oldest: "Älteste",
  "Back to the text": "Zurück zum Text",
  "What do the pictures show?": "Was ist auf den Bildern zu sehen?",
  "For people who cannot see them. A picture without a description counts as decorative: screen readers skip it.":
    "Für alle, die sie nicht sehen. Ein Bild ohne Text gilt als dekorativ: Screenreader lassen es aus.",
  "Alternative text of picture {number}": "Alternativtext zu Bild {number}",
  "Choose a picture": "Bild auswählen",
  "Search pictures": "Bilder suchen",
  "Name or alternative text": "Name oder Alternativtext",
  Upload: "Hochladen",
  "Drop to upload": "Zum Hochladen loslassen",
  "Or drop or paste one anywhere here": "Oder eins hierher ziehen oder einfügen",
  "No pictures match your search.": "Zu deiner Suche gibt es keine Bilder.",
  "Upload one: you can use it in other places too.":
    "Lade eins hoch: Es bleibt auch für andere Stellen da.",
  "Choose {name}": "Auswählen {name}",
  "Insert picture": "Bild einfügen",
  "The library": "Die Mediathek",
  "An address, or a picture that you drop or paste here.":
    "Eine Adresse, oder ein Bild hierher ziehen oder einfügen.",
  "No alternative text": "Kein Alternativtext",
  "{label}, no alternative text": "{label}, kein Alternativtext",
  "{label}: files": "{label}: Dateien",
  Uploads: "Uploads",
  "Dismiss {name}": "Ausblenden {name}",
  "Cancel {name}": "Abbrechen {name}",
  "Upload of {name}": "Upload von {name}",
  "The picture was not stored.": "Das Bild wurde nicht gespeichert.",
  "The function “calendars” is not answering. Deploy it first.":
    "Die Funktion „calendars“ antwortet nicht. Veröffentliche sie zuerst.",
  "{count} comments no longer exist; the others were changed.": {
    one: "{count} Kommentar gibt es nicht mehr; die übrigen sind geändert.",
    other: "{count} Kommentare gibt es nicht mehr; die übrigen sind geändert.",
  },
  "{count} comments were edited in the meantime, or no longer exist; the others were changed.": {
    one: "{count} Kommentar wurde inzwischen bearbeitet oder existiert nicht mehr; die übrigen sind geändert.",
    other:
      "{count} Kommentare wurden inzwischen bearbeitet oder existieren nicht mehr; die übrigen sind geändert.",
  },
  "It was edited in the meantime, or no longer exists.":
    "Das wurde inzwischen bearbeitet, oder es gibt es nicht mehr.",
  "Only the owner can see these numbers.": "Diese Zahlen sieht nur, wem die Website gehört.",
  unread: "ungelesen",
  read: "gelesen",
  replied: "beantwortet",
  pending: "offen",
  scheduled: "geplant",
  declined: "abgelehnt",
  "It was changed in the meantime and is {status} now.":
    "Das wurde inzwischen geändert und ist jetzt {status}.",
  "A new picture cannot keep this one’s address.":
    "Das Bild hat eine Adresse, die sich nicht beibehalten lässt.",
  "This picture is in the library already: “{name}”.":
    "Dieses Bild gibt es in der Mediathek schon: „{name}“.",
  "Only the owner can read the settings.": "Die Einstellungen liest nur, wem die Website gehört.",
  "This version is no longer kept.": "Diese Version ist nicht mehr gespeichert.",
  "Only the owner can read this.": "Das liest nur, wem die Website gehört.",
  "The function “mail” is not answering. Deploy it first.":
    "Die Funktion „mail“ antwortet nicht. Veröffentliche sie zuerst.",
  "“{text}” is not a range of hours.": "„{text}“ ist kein Zeitraum.",
  "A range is missing.": "Ein Zeitraum fehlt.",
  "Write them as {example}.": "Schreib sie so: {example}.",
  "{text} must end after it begins.": "{text} endet nicht nach dem Anfang.",
  "{one} and {other} overlap.": "{one} und {other} überschneiden sich.",
  "live since {time}": "live seit {time}",
  live: "live",
  "no build hook is set": "kein Build-Hook eingerichtet",
  "the build hook is not being called": "der Build-Hook wird nicht aufgerufen",
  "waiting for a quiet minute": "wartet auf eine ruhige Minute",
  "the build hook answered: {answer}": "der Build-Hook hat geantwortet: {answer}",
  "being built since {time}": "Build läuft seit {time}",
  Yes: "Ja",
  No: "Nein",
  "SVG files can hold scripts. Export it as PNG or WebP first.":
    "SVG-Dateien können Skripte enthalten. Exportiere sie vorher als PNG oder WebP.",
  "The file is empty.": "Die Datei ist leer.",
  "This is not a picture.": "Das ist kein Bild.",
  "The file cannot be read: it may be a folder, or have been moved.":
    "Die Datei lässt sich nicht lesen: Vielleicht ist sie ein Ordner oder wurde verschoben.",
  "The file is larger than 60 MB.": "Die Datei ist größer als 60 MB.",
  "This browser cannot read the picture. Save it as JPEG, PNG or WebP, and try again.":
    "Dieser Browser kann das Bild nicht lesen. Speichere es als JPEG, PNG oder WebP, und versuch es noch einmal.",
  "To prevent tracking, this browser changes pictures that a site reads. Allow this site to read canvas data, or use another browser.":
    "Zum Schutz vor Tracking verändert dieser Browser Bilder, die eine Website liest. Erlaube dieser Website, Canvas-Daten zu lesen, oder nimm einen anderen Browser.",
  "This browser cannot write pictures.": "Dieser Browser kann keine Bilder schreiben.",
  "The picture is too large for this browser.": "Das Bild ist zu groß für diesen Browser.",
  "Uploading {name} ({number})…": "{name} wird hochgeladen ({number}) …",
  "An animation cannot replace a picture. Upload it as a new one.":
    "Eine Animation kann kein Bild ersetzen. Lade sie als neues hoch.",
  "The picture has more than {megabytes} MB. Make it smaller first.":
    "Das Bild hat mehr als {megabytes} MB. Mach es vorher kleiner.",
  removed: "entfernt",
  added: "neu",
  "Retry {name}": "Noch einmal versuchen {name}",
  "Copy of {title}": "Kopie von {title}",
  Find: "Suchen",
  all: "alle",
  "Match case": "Groß/klein",
  Regex: "Regex",
  "Whole words": "Ganze Wörter",
  "Replace all": "Alle ersetzen",
  "current match": "aktueller Treffer",
  "on line": "in Zeile",
  "replaced match on line $": "Treffer in Zeile $ ersetzt",
  "replaced $ matches": "$ Treffer ersetzt",
  "Go to line": "Gehe zu Zeile",
  Go: "Los",
  "Selection deleted": "Auswahl gelöscht",

  // The owner’s area: frame, menus, shared drafts
  "Admin Panel": "Adminbereich",
  Management: "Verwaltung",
  "The menu": "Das Menü",
  "The sharing of drafts": "Das Teilen von Entwürfen",
  "The list of versions": "Die Liste der Versionen",
  "Collapse sidebar": "Seitenleiste einklappen",
  "Expand sidebar": "Seitenleiste ausklappen",
  "Admin Dashboard": "Admin-Dashboard",
  "Exit Admin": "Zur Website",
  "The media library did not save the alternative text":
    "Die Mediathek hat den Alternativtext nicht übernommen",
  "Could not check who you are": "Die Anmeldung ließ sich nicht prüfen",
  "Sign in as the owner": "Als Inhaber anmelden",
  "You are signed in as {email}, and this part of the site belongs to someone else.":
    "Du bist als {email} angemeldet, und dieser Teil der Website gehört jemand anderem.",
  "This part of the site belongs to the person who runs it.":
    "Dieser Teil der Website ist nur für die Person, die sie betreibt.",
  "Your second factor is missing.": "Dein zweiter Faktor fehlt.",
  "Your session has ended.": "Deine Sitzung ist abgelaufen.",
  "What is on this page is still here.": "Was auf dieser Seite steht, ist noch da.",
  "Sign in again": "Wieder anmelden",
  "Nothing you typed is lost.": "Nichts, was du getippt hast, ist verloren.",
  "Your session has ended. Nothing you typed is lost: sign in and continue where you left off.":
    "Deine Sitzung ist abgelaufen. Nichts, was du getippt hast, ist verloren: Melde dich an, und mach weiter, wo du warst.",
  Dashboard: "Dashboard",
  admin: "Admin",
  "views visitors": "Aufrufe Besuche Analytics",
  "articles edit drafts": "Artikel bearbeiten Entwürfe Blog",
  edit: "bearbeiten",
  "now uses imprint edit": "Now Uses Impressum bearbeiten",
  Media: "Medien",
  "pictures upload": "Bilder hochladen Mediathek",
  Messages: "Nachrichten",
  "inbox contact": "Posteingang Kontakt",
  Consultations: "Beratungen",
  "inbox requests": "Posteingang Anfragen",
  "Consultation kinds": "Beratungsarten",
  "price length booking": "Preis Dauer Buchung",
  "moderate approve": "moderieren freigeben",
  Outbox: "Postausgang",
  "emails notifications sent": "E-Mails Benachrichtigungen gesendet",
  Bin: "Papierkorb",
  "deleted restore trash": "gelöscht wiederherstellen",
  "Audit log": "Audit-Log",
  "history changes": "Verlauf Änderungen Protokoll",
  Health: "Zustand",
  "status checks": "Status Prüfung Health",
  maintenance: "Wartung",
  "write article": "schreiben Artikel",
  create: "anlegen",
  "Back up and restore": "Sichern und wiederherstellen",
  "guide help": "Anleitung Hilfe Backup",
  "Publish the site": "Website veröffentlichen",
  "guide help deploy": "Anleitung Hilfe Deploy",
  "Keep watch over the site": "Website überwachen",
  "guide help doctor monitoring": "Anleitung Hilfe Doctor Monitoring",
  "What machines read": "Was Maschinen lesen",
  "guide help robots ai feeds": "Anleitung Hilfe Robots KI Feeds",
  "Link revoked": "Link zurückgezogen",
  "The link still works": "Der Link gilt noch",
  "Until {time}": "Bis {time}",
  "Last opened {time}": "Zuletzt geöffnet am {time}",
  "Not opened yet": "Noch nicht geöffnet",
  "Revoke {theLink}": "Zurückziehen {theLink}",
  "the link of {time}": "den Link vom {time}",
  "1 day": "1 Tag",
  "7 days": "7 Tage",
  "30 days": "30 Tage",
  "The link was not created": "Der Link wurde nicht erstellt",
  "Anyone with the link can read what is saved here, without an account, and leave notes.":
    "Wer den Link hat, liest ohne Konto, was hier gespeichert ist, und kann Anmerkungen hinterlassen.",
  "Valid for": "Gültig für",
  "Create a link": "Link erstellen",
  "The link": "Der Link",
  "It has been copied.": "Er ist kopiert.",
  "It is shown only this once: nobody can look it up later.":
    "Er wird nur jetzt gezeigt: Später kann ihn niemand nachsehen.",
  "The note was not changed": "Die Anmerkung wurde nicht geändert",
  "Note deleted": "Anmerkung gelöscht",
  "Done: {note}": "Erledigt: {note}",
  "Delete note": "Anmerkung löschen",
  'Are you sure you want to delete the note by {name}, "{words}"? This cannot be undone.':
    "Die Anmerkung von {name}, „{words}“, wirklich löschen? Das lässt sich nicht rückgängig machen.",
  "Share the draft": "Entwurf teilen",
  "Save the post first: a link shows what is saved, not what is being typed.":
    "Speichere den Beitrag zuerst: Ein Link zeigt, was gespeichert ist, nicht, was gerade getippt wird.",
  "Save the page first: a link shows what is saved, not what is being typed.":
    "Speichere die Seite zuerst: Ein Link zeigt, was gespeichert ist, nicht, was gerade getippt wird.",
  "The links could not be loaded: {message}": "Die Links ließen sich nicht laden: {message}",
  "Loading links": "Links werden geladen",
  Links: "Links",
  "None yet. Anyone with a link can leave one on each paragraph.":
    "Noch keine. Wer einen Link hat, kann zu jedem Absatz eine hinterlassen.",
  "{open} of {count} open": "{open} von {count} offen",

  // The owner’s area: dashboard, analytics, health
  "As of {time}": "Stand {time}",
  "Error loading analytics: {message}": "Die Statistik ließ sich nicht laden: {message}",
  "One article": "Ein Artikel",
  "Loading analytics": "Statistik wird geladen",
  Live: "Live",
  "Visitors are counted": "Besuche werden gezählt",
  Off: "Aus",
  "Switched off in the settings": "In den Einstellungen ausgeschaltet",
  "Checking the settings …": "Einstellungen werden geprüft …",
  Numbers: "Zahlen",
  "Total Page Views": "Seitenaufrufe gesamt",
  "All time": "Seit Beginn",
  "Unique Pages": "Verschiedene Seiten",
  "Viewed at least once": "Mindestens einmal aufgerufen",
  "Top Pages": "Top-Seiten",
  "Share of all views, 10 most viewed": "Anteil der 10 meistgelesenen an allen Aufrufen",
  "Active Tracking": "Zählung",
  "The 10 most viewed {inPeriod}": "Die 10 meistgelesenen {inPeriod}",
  "No articles viewed": "Kein Artikel aufgerufen",
  "Choose a longer time, or come back later.":
    "Wähle einen längeren Zeitraum, oder schau später wieder vorbei.",
  "Views of articles {inPeriod}": "Aufrufe von Artikeln {inPeriod}",
  Article: "Artikel",
  "Views {inPeriod}": "Aufrufe {inPeriod}",
  "Readers {ofAllTime}": "Lesende {ofAllTime}",
  "of all time": "seit Beginn",
  "A view is counted each time the page is opened, a reader once a day, as under the article’s title. Select a title to see its views by day and hour.":
    "Ein Aufruf wird bei jedem Öffnen der Seite gezählt, Lesende einmal am Tag, wie unter dem Titel des Artikels. Wähle einen Titel, um seine Aufrufe nach Tag und Stunde zu sehen.",
  "Where readers came from": "Woher die Besuche kamen",
  "Visits {inPeriod}, by the domain they came from": "Besuche {inPeriod}, nach Domain",
  "No domains yet": "Keine Domain bekannt",
  "Browsers do not always say which site a link was on, and a typed address comes from none.":
    "Browser verraten nicht immer, auf welcher Website ein Link stand; eine eingetippte Adresse kommt von keiner.",
  Domains: "Domains",
  "Other domains": "Andere Domains",
  "Only where the browser says so, and only the domain: never the address of the page.":
    "Nur wo der Browser es sagt, und nur die Domain: nie die Adresse der Seite.",
  views: "Aufrufe",
  "Recent Activity": "Letzte Aktivität",
  "Up to 5,000 views a day, then one a minute":
    "Bis zu 5.000 Aufrufe am Tag, danach einer pro Minute",
  "No recent activity": "Keine Aktivität in letzter Zeit",
  "Views appear here as they happen.": "Aufrufe erscheinen hier, sobald es welche gibt.",
  "Latest views": "Letzte Aufrufe",
  "Show fewer": "Weniger zeigen",
  "Show all {count}": "Alle {count} zeigen",
  "The 10 most viewed of all time": "Die 10 meistgelesenen seit Beginn",
  "No analytics data yet": "Noch keine Zahlen",
  "Counting starts with the first visitor.": "Es beginnt mit dem ersten Besuch.",
  "Most viewed pages": "Meistgelesene Seiten",
  "{views}, of “{article}”": "{views}, von „{article}“",
  Period: "Zeitraum",
  "Show all pages": "Alle Seiten zeigen",
  "Show as a table": "Als Tabelle zeigen",
  Views: "Aufrufe",
  Active: "Aktiv",
  "Total Visitors": "Besuche gesamt",
  "The same as page views: visitors are not recognised, so they cannot be told apart.":
    "Noch einmal die Seitenaufrufe: Niemand wird wiedererkannt, also lassen sich Besuche nicht unterscheiden.",
  "Pages per Visit": "Seiten pro Besuch",
  "All page views divided by the unique pages: how often a page was opened on average.":
    "Alle Seitenaufrufe geteilt durch die verschiedenen Seiten: wie oft eine Seite im Schnitt geöffnet wurde.",
  "Tracking Status": "Stand der Zählung",
  "Visitor Insights": "Zu den Besuchen",
  "Switched off in the settings: no views are counted.":
    "In den Einstellungen ausgeschaltet: Kein Aufruf wird gezählt.",
  "You, bots and people who ask not to be tracked are never counted.":
    "Du, Bots und alle, die nicht verfolgt werden wollen, werden nie gezählt.",
  "This browser asks not to be tracked.": "Auch dieser Browser will nicht verfolgt werden.",
  Today: "Heute",
  "90 days": "90 Tage",
  "Views per day": "Aufrufe pro Tag",
  "Table of views per day": "Tabelle der Aufrufe pro Tag",
  "Views per day, in UTC": "Aufrufe pro Tag, in UTC",
  "Days are in UTC.": "Tage in UTC.",
  "Today, ": "Heute, ",
  Hour: "Stunde",
  "Views per hour": "Aufrufe pro Stunde",
  "Table of views per hour": "Tabelle der Aufrufe pro Stunde",
  "Views per hour, in UTC": "Aufrufe pro Stunde, in UTC",
  "Hours are in UTC.": "Stunden in UTC.",
  "Now, ": "Jetzt, ",
  "in {period} days": "in {period} Tagen",
  "Loading numbers": "Zahlen werden geladen",
  "Error loading the numbers: {message}": "Die Zahlen ließen sich nicht laden: {message}",
  "Total Posts": "Beiträge gesamt",
  "{count} published": "{count} veröffentlicht",
  "Total Projects": "Projekte gesamt",
  "{count} featured": "{count} empfohlen",
  "Page Views": "Seitenaufrufe",
  "Of posts, all time": "Von Beiträgen, seit Beginn",
  "Post Likes": "Likes für Beiträge",
  "On all posts": "Für alle Beiträge",
  "{count} unread": "{count} ungelesen",
  "Featured Content": "Empfohlenes",
  "Notes on shared drafts": "Anmerkungen zu geteilten Entwürfen",
  "{notes} on “{title}”": "{notes} zu „{title}“",
  "{count} open notes": { one: "{count} offene Anmerkung", other: "{count} offene Anmerkungen" },
  Untitled: "Ohne Titel",
  "The latest by {name}, {time}": "Die letzte von {name}, {time}",
  "by {name}, {time}": "von {name}, {time}",
  "{count} unread messages": {
    one: "{count} ungelesene Nachricht",
    other: "{count} ungelesene Nachrichten",
  },
  "{count} pending requests": { one: "{count} offene Anfrage", other: "{count} offene Anfragen" },
  "{count} comments to moderate": {
    one: "{count} Kommentar zu prüfen",
    other: "{count} Kommentare zu prüfen",
  },
  "Not paid yet: {name}, held until {time}": "Noch nicht bezahlt: {name}, reserviert bis {time}",
  "Next consultation: {name}, {time}": "Nächste Beratung: {name}, {time}",
  "Quick Actions": "Schnellzugriff",
  "New Post": "Neuer Beitrag",
  "Write and publish": "Schreiben und veröffentlichen",
  "Show what you made": "Zeig, was du gebaut hast",
  "View Messages": "Nachrichten ansehen",
  "Unread ones first": "Ungelesene zuerst",
  "View Analytics": "Statistik ansehen",
  "What is being read": "Was gelesen wird",
  "Recent Messages": "Letzte Nachrichten",
  "Loading recent messages": "Letzte Nachrichten werden geladen",
  "Error loading recent messages: {message}":
    "Die letzten Nachrichten ließen sich nicht laden: {message}",
  "All messages": "Alle Nachrichten",
  "No messages found": "Keine Nachrichten gefunden",
  "What visitors write arrives here.": "Was über die Website geschrieben wird, kommt hier an.",
  "Recent Posts": "Letzte Beiträge",
  "Loading recent posts": "Letzte Beiträge werden geladen",
  "Error loading recent posts: {message}":
    "Die letzten Beiträge ließen sich nicht laden: {message}",
  "All posts": "Alle Beiträge",
  "Create your first blog post to get started": "Leg los mit deinem ersten Blogbeitrag",
  Guide: "Anleitung",
  "Loading the guide": "Anleitung wird geladen",
  "The guide could not be loaded. {hint}": "Die Anleitung ließ sich nicht laden. {hint}",
  "There is no such guide": "Diese Anleitung gibt es nicht",
  "The Health page links to the ones that exist.":
    "Unter Zustand stehen Links zu denen, die es gibt.",
  Good: "Gut",
  "Needs attention": "Zu tun",
  "Nothing to do": "Nichts zu tun",
  "{waiting} of {count} need attention": "Bei {waiting} von {count} ist etwas zu tun",
  Checking: "Wird geprüft",
  "Published pages": "Veröffentlichte Seiten",
  "Pictures of pages": "Bilder der Seiten",
  "Your own pages": "Deine eigenen Seiten",
  "Build hook": "Build-Hook",
  Migrations: "Migrationen",
  "Last backup": "Letzte Sicherung",
  Storage: "Speicherplatz",
  Keys: "Schlüssel",
  "Client addresses": "Adressen der Besuche",
  Notifications: "Benachrichtigungen",
  "Busy elsewhere": "Andere Kalender",
  "Cleaning up": "Aufräumen",
  "The site was built with an old-style key (“anon”), which Supabase is retiring.":
    "Die Website wurde mit einem Schlüssel der alten Art („anon“) gebaut, die Supabase abschafft.",
  "Put the project’s publishable key into `VITE_SUPABASE_ANON_KEY`, then build and publish: {guide}.":
    "Trag den Publishable Key des Projekts als `VITE_SUPABASE_ANON_KEY` ein, dann baue und veröffentliche: {guide}.",
  "Public key": "Öffentlicher Schlüssel",
  "The development server renders each page when it is opened.":
    "Der Entwicklungsserver erzeugt jede Seite beim Öffnen.",
  "Built {time}.": "Gebaut am {time}.",
  "They show what is in the database.": "Sie zeigen, was in der Datenbank steht.",
  "{count} changes since {time} are not in them yet: visitors see them, search engines and feeds do not.":
    {
      one: "{count} Änderung seit {time} fehlt darin noch: Auf der Website ist sie zu sehen, für Suchmaschinen und Feeds nicht.",
      other:
        "{count} Änderungen seit {time} fehlen darin noch: Auf der Website sind sie zu sehen, für Suchmaschinen und Feeds nicht.",
    },
  "Build and publish the site again: {guide}. A build hook in {settings} does it after each change.":
    "Baue und veröffentliche die Website neu: {guide}. Ein Build-Hook unter {settings} erledigt das nach jeder Änderung.",
  "Pages load them from the storage.": "Die Seiten zeigen sie aus dem Speicher.",
  "Pages show pictures from the build, even while the database is down.":
    "Die Seiten zeigen Bilder aus dem Build, auch wenn die Datenbank weg ist.",
  "Then build and publish again: {guide}.": "Dann baue und veröffentliche neu: {guide}.",
  "The site has its own page or file at {places}, which visitors get instead of yours.":
    "Unter {places} hat die Website schon eine Seite oder Datei, und die bekommt man zu sehen.",
  "Give your page another path in {pages}.": "Gib deiner Seite unter {pages} einen anderen Pfad.",
  "To have the site built after each change, set one in {settings}.":
    "Damit nach jeder Änderung gebaut wird, richte unter {settings} einen ein.",
  "In your Supabase project switch on the extensions pg_cron and pg_net (Database → Extensions), then set the hook again in {settings}.":
    "Schalte in deinem Supabase-Projekt die Erweiterungen pg_cron und pg_net ein (Database → Extensions), und trag den Hook unter {settings} noch einmal ein.",
  "Look at your host’s build hooks, and set the address again in {settings}.":
    "Sieh bei deinem Anbieter nach den Build-Hooks, und trag die Adresse unter {settings} noch einmal ein.",
  "The development server applies them when it starts.":
    "Der Entwicklungsserver wendet sie beim Start an.",
  "The database keeps no record of them.": "Die Datenbank führt kein Verzeichnis davon.",
  "Apply them with `npx supabase db push`, which records them: {guide}.":
    "Wende sie mit `npx supabase db push` an, das führt eins: {guide}.",
  "Not applied yet: {migrations}.": "Noch nicht angewendet: {migrations}.",
  "Run `npx supabase db push`: {guide}.": "Führ `npx supabase db push` aus: {guide}.",
  "The database is newer than this build: {migrations}.":
    "Die Datenbank ist neuer als dieser Build: {migrations}.",
  "Build and publish the site again: {guide}.": "Baue und veröffentliche die Website neu: {guide}.",
  "All {count} are applied.": "Alle {count} sind angewendet.",
  "Stop the development server, then run `npm run backup`":
    "Beende den Entwicklungsserver, dann führ `npm run backup` aus",
  "Run `npm run backup` with the `DATABASE_URL` of your project":
    "Führ `npm run backup` mit der `DATABASE_URL` deines Projekts aus",
  "There is none.": "Es gibt keine.",
  "{how}. Keep the file elsewhere: {guide}.": "{how}. Heb die Datei woanders auf: {guide}.",
  "Made {time}.": "Vom {time}.",
  "{how}, once a week at least: {guide}.": "{how}, mindestens einmal in der Woche: {guide}.",
  "{used} of {limit} MB are used.": "{used} von {limit} MB sind belegt.",
  "A full database accepts no more messages or comments. Delete what you do not need and empty the {bin}, or choose a larger plan and set `VITE_DATABASE_LIMIT`.":
    "Eine volle Datenbank nimmt keine Nachrichten und Kommentare mehr an. Lösch, was du nicht brauchst, und leere den {bin}, oder nimm einen größeren Tarif und setze `VITE_DATABASE_LIMIT`.",
  bin: "Papierkorb",
  "The database is not allowed to say how large they are.":
    "Die Datenbank darf nicht sagen, wie groß sie sind.",
  "The files of the media library take up {megabytes} MB.":
    "Die Dateien der Mediathek belegen {megabytes} MB.",
  "A free project can store 1,000 MB. In {media}, delete pictures that are not used anywhere, or choose a larger plan.":
    "Ein kostenloses Projekt fasst 1.000 MB. Lösch Bilder unter {media}, die nirgends vorkommen, oder nimm einen größeren Tarif.",
  "the delivery service": "den Versanddienst",
  "the address that messages go to": "die Adresse für Nachrichten",
  "emails to readers": "die E-Mail-Abos",
  "the address for reports of bounced emails": "die Adresse für Meldungen unzustellbarer E-Mails",
  "the build hook": "den Build-Hook",
  "the address of your calendar": "die Adresse deines Kalenders",
  "the calendars with your busy times": "die anderen Kalender",
  "The site was bound to its owner again, so earlier addresses and keys no longer work.":
    "Die Website wurde neu an ihr Konto gebunden; Adressen und Schlüssel von vorher gelten seitdem nicht mehr.",
  "Set what you need again in the settings: {links}.":
    "Richte in den Einstellungen neu ein, was du brauchst: {links}.",
  "Share drafts again, each from its page in {posts}.":
    "Teile Entwürfe neu, jeweils auf ihrer Seite unter {posts}.",
  "It is on: a password alone does not open the admin area.":
    "Er ist an: Das Passwort allein öffnet den Adminbereich nicht.",
  "It is off.": "Er ist aus.",
  "Set it up on your {accountPage}.": "Richte ihn auf deiner {accountPage} ein.",
  "The database sees them, so each visitor has their own limits.":
    "Die Datenbank kennt sie, also hat jeder Besuch seine eigenen Grenzen.",
  "The database does not see them, so all visitors share one limit.":
    "Die Datenbank erfährt keine, also teilen sich alle Besuche eine Grenze.",
  "Have the proxy in front of it send x-forwarded-for.":
    "Lass den Proxy davor x-forwarded-for senden.",
  "No links to confirm an address were emailed in the last 30 days.":
    "In den letzten 30 Tagen ging kein Link zum Bestätigen einer Adresse per E-Mail hinaus.",
  "To see whether emails are sent, ask for one with “Forgot your password?”.":
    "Ob E-Mails ankommen, zeigt sich, wenn du mit „Passwort vergessen?“ eine anforderst.",
  "In the last 30 days {count} people were emailed a link to confirm an address; {answered} opened it.":
    {
      one: "In den letzten 30 Tagen bekam {count} Person einen Link zum Bestätigen der Adresse per E-Mail; geöffnet wurden {answered}.",
      other:
        "In den letzten 30 Tagen bekamen {count} Personen einen Link zum Bestätigen der Adresse per E-Mail; geöffnet wurden {answered}.",
    },
  "Set up SMTP in the project’s Auth settings: Supabase’s own server only emails its team. See {guide}.":
    "Richte in den Auth-Einstellungen des Projekts SMTP ein: Der Server von Supabase schreibt nur dem eigenen Team. Siehe {guide}.",
  "No delivery service is set up: {messages} and {requests} wait in the admin area.":
    "Kein Versanddienst ist eingerichtet: {messages} und {requests} warten im Adminbereich.",
  messages: "Nachrichten",
  requests: "Anfragen",
  "To be notified of them, choose one in {settings}.":
    "Um davon zu erfahren, wähle unter {settings} einen aus.",
  "The database has not checked for emails to send in the last five minutes: they are only sent while you are in the admin area.":
    "Die Datenbank hat seit fünf Minuten nicht nach E-Mails gesehen: Sie gehen nur hinaus, solange du im Adminbereich bist.",
  "In your Supabase project switch on the extensions pg_cron and pg_net (Database → Extensions), then save the delivery service again in {settings}. If they are already on, restart the database: pg_cron sometimes stops.":
    "Schalte in deinem Supabase-Projekt die Erweiterungen pg_cron und pg_net ein (Database → Extensions), und speichere den Versanddienst unter {settings} noch einmal. Sind sie an, starte die Datenbank neu: pg_cron bleibt manchmal stehen.",
  "{failed} failed, and it is not known whether {unknown} arrived.":
    "Fehlgeschlagen: {failed}. Ungewiss, ob angekommen: {unknown}.",
  "{count} emails": { one: "{count} E-Mail", other: "{count} E-Mails" },
  "The {outbox} says why, and can send them again.":
    "Im {outbox} steht, warum, und von dort gehen sie noch einmal hinaus.",
  outbox: "Postausgang",
  "An email that was due {time} has not been sent.":
    "Eine E-Mail, die am {time} fällig war, ist nicht verschickt.",
  "See the {outbox}.": "Sieh im {outbox} nach.",
  "Notifications go out through {host}.": "Benachrichtigungen gehen über {host} hinaus.",
  "{count} calendars read recently.": {
    one: "{count} Kalender kürzlich gelesen.",
    other: "{count} Kalender kürzlich gelesen.",
  },
  "Not read for a day: {calendars}. Times that were busy are still not offered.":
    "Seit einem Tag nicht gelesen: {calendars}. Was vorher belegt war, wird weiterhin nicht angeboten.",
  "Read it now in {settings}, or enter its address again. Your Supabase project needs the function calendars, and the extensions pg_cron and pg_net: {guide}.":
    "Lies ihn unter {settings} neu ein, oder gib seine Adresse noch einmal an. Dein Supabase-Projekt braucht die Funktion „calendars“ und die Erweiterungen pg_cron und pg_net: {guide}.",
  "The database removes expired data every hour.":
    "Die Datenbank entfernt jede Stunde, was abgelaufen ist.",
  "Expired data is removed when the next visitor comes.":
    "Abgelaufenes wird beim nächsten Besuch entfernt.",
  "To have it removed every hour, switch on the extension pg_cron (Database → Extensions), and run {sql} in the SQL editor. If that is done, `cron.job_run_details` says why the job fails.":
    "Damit es jede Stunde entfernt wird, schalte die Erweiterung pg_cron ein (Database → Extensions), und führ im SQL-Editor {sql} aus. Ist das getan, steht in `cron.job_run_details`, woran es scheitert.",

  // The owner’s area: comments, messages, consultations
  "{count} matching comments": {
    one: "{count} passender Kommentar",
    other: "{count} passende Kommentare",
  },
  "{count} pending": "{count} offen",
  "Search comments": "Kommentare durchsuchen",
  "Author, comment or post": "Name, Kommentar oder Beitrag",
  "Everything from one sender, under whatever name.":
    "Alles von einem Absender, unter welchem Namen auch immer.",
  "Show all senders": "Alle Absender zeigen",
  "No comments match your search.": "Zu deiner Suche gibt es keine Kommentare.",
  "Nothing from this sender is left.": "Von diesem Absender ist nichts mehr da.",
  "Nothing is waiting for you.": "Nichts wartet auf dich.",
  "Nothing has been rejected.": "Nichts wurde abgelehnt.",
  "What readers say under your posts will be listed here.":
    "Hier erscheint, was unter deinen Beiträgen geschrieben wird.",
  Undone: "Rückgängig gemacht",
  "Failed to update comment status": "Der Status des Kommentars wurde nicht geändert",
  "{count} Comments Approved": {
    one: "Kommentar freigegeben",
    other: "{count} Kommentare freigegeben",
  },
  "{count} Comments Rejected": {
    one: "Kommentar abgelehnt",
    other: "{count} Kommentare abgelehnt",
  },
  "More for the comment by {author}": "Mehr zum Kommentar von {author}",
  "Approve and reply": "Freigeben und antworten",
  "Trust this reader": "Dieser Person vertrauen",
  "Approve and trust this reader": "Freigeben und dieser Person vertrauen",
  "Stop trusting this reader": "Dieser Person nicht mehr vertrauen",
  "Everything from this sender": "Alles von diesem Absender",
  "Block this name": "Diesen Namen sperren",
  "Block this reader": "Diese Person sperren",
  "Reject and block this name": "Ablehnen und diesen Namen sperren",
  "Reject and block this reader": "Ablehnen und diese Person sperren",
  "the comment by {author}": "den Kommentar von {author}",
  "Comment by {author}": "Kommentar von {author}",
  "Select the comment by {author}": "Den Kommentar von {author} auswählen",
  "Approve {theComment}": "Freigeben {theComment}",
  "Reject {theComment}": "Ablehnen {theComment}",
  Approved: "Freigegeben",
  Pending: "Offen",
  Spam: "Spam",
  "Blocked network": "Gesperrtes Netz",
  "Blocked person": "Gesperrte Person",
  "Blocked word": "Gesperrtes Wort",
  Newcomer: "Neu hier",
  "All comments are held": "Alle Kommentare warten",
  "Held because:": "Zurückgehalten, weil:",
  Trusted: "Vertraut",
  "Show less": "Weniger zeigen",
  "Show all": "Alles zeigen",
  "in reply to {name}": "Antwort auf {name}",
  "{count} Comments Deleted": { one: "Kommentar gelöscht", other: "{count} Kommentare gelöscht" },
  "Failed to delete comments": "Die Kommentare wurden nicht gelöscht",
  "Delete comment": "Kommentar löschen",
  "Delete comments": "Kommentare löschen",
  "They stay in the bin for 30 days.": "Im Papierkorb bleiben sie 30 Tage.",
  "Are you sure you want to delete the {count} selected comments?":
    "Die {count} ausgewählten Kommentare wirklich löschen?",
  'Are you sure you want to delete the comment by {author}, "{words}"?':
    "Den Kommentar von {author}, „{words}“, wirklich löschen?",
  "Its {count} replies go with it.": {
    one: "Die Antwort darauf wird mitgelöscht.",
    other: "Die {count} Antworten darauf werden mitgelöscht.",
  },
  "Their {count} replies go with them.": {
    one: "Die Antwort darauf wird mitgelöscht.",
    other: "Die {count} Antworten darauf werden mitgelöscht.",
  },
  "Posted as {name}": "Erscheint unter dem Namen {name}",
  "Replying also approves the comment by {author} that started the thread.":
    "Die Antwort gibt auch den Kommentar von {author} frei, zu dem sie gehört.",
  "Replying approves the comment, so that both can be read.":
    "Die Antwort gibt den Kommentar frei, damit beide zu lesen sind.",
  "Select all shown": "Alle auswählen",
  "{count} selected": "{count} ausgewählt",
  "Selected comments": "Ausgewählte Kommentare",
  Approve: "Freigeben",
  Reject: "Ablehnen",
  "Reader Trusted": "Dieser Person wird vertraut",
  "{count} comments approved": {
    one: "{count} Kommentar freigegeben",
    other: "{count} Kommentare freigegeben",
  },
  "Reader No Longer Trusted": "Dieser Person wird nicht mehr vertraut",
  "Failed to change trust": "Das Vertrauen wurde nicht geändert",
  "{entry} is no longer blocked.": "{entry} ist nicht mehr gesperrt.",
  "{entry} was already blocked.": "{entry} war schon vorher gesperrt.",
  "Failed to unblock": "Das Entsperren hat nicht geklappt",
  Blocked: "Gesperrt",
  "{entry} is now listed under “Blocked people” in the settings.":
    "{entry} steht jetzt in den Einstellungen bei den gesperrten Personen.",
  "Failed to block": "Das Sperren hat nicht geklappt",
  "Consultation Requests": "Beratungsanfragen",
  "{count} consultations": { one: "{count} Beratung", other: "{count} Beratungen" },
  "{count} matching consultations": {
    one: "{count} passende Beratung",
    other: "{count} passende Beratungen",
  },
  "Loading consultations...": "Beratungen werden geladen …",
  "No consultations found": "Keine Beratungen gefunden",
  "No consultations match your search.": "Zu deiner Suche gibt es keine Beratungen.",
  "Show all consultations": "Alle Beratungen zeigen",
  "Search consultations": "Beratungen durchsuchen",
  "Delete consultation": "Beratung löschen",
  "Name, email, project type or reference": "Name, E-Mail, Projektart oder Verwendungszweck",
  "What visitors ask for on the services page arrives here.":
    "Hier kommt an, was auf der Seite „Leistungen“ angefragt wird.",
  "Consultation deleted": "Beratung gelöscht",
  "Failed to delete consultation": "Die Beratung wurde nicht gelöscht",
  "Are you sure you want to delete the {project} request from {name}?":
    "Die Anfrage „{project}“ von {name} wirklich löschen?",
  "Accept the time that {name} asked for": "Die Zeit von {name} annehmen",
  Accept: "Annehmen",
  "Propose another time to {name}": "{name} eine andere Zeit vorschlagen",
  Propose: "Vorschlagen",
  Proposed: "Vorgeschlagen",
  "Decline the request from {name}": "Die Anfrage von {name} ablehnen",
  Decline: "Ablehnen",
  "Call off the consultation with {name}": "Die Beratung mit {name} absagen",
  "Re: {project} Consultation": "Re: Beratung: {project}",
  "That time has passed.": "Diese Zeit ist vorbei.",
  "In your time zone, {zone}.": "In deiner Zeitzone, {zone}.",
  "Your answer": "Deine Antwort",
  "The request is declined": "Die Anfrage ist abgelehnt",
  "The consultation is called off, and its time is free":
    "Die Beratung ist abgesagt, und ihre Zeit ist frei",
  "The text does not mention the chosen time: {time}.":
    "Der Text nennt die gewählte Zeit nicht: {time}.",
  Schedule: "Termin festlegen",
  Complete: "Abschließen",
  "Propose another time": "Andere Zeit vorschlagen",
  "The calendar file was not saved": "Die Kalenderdatei wurde nicht gespeichert",
  "Marked as paid": "Als bezahlt markiert",
  "Marked as not paid": "Als unbezahlt markiert",
  "Failed to mark the payment": "Die Zahlung wurde nicht markiert",
  "Project Details": "Angaben zum Projekt",
  Details: "Details",
  "Mark as paid": "Als bezahlt markieren",
  "Mark as not paid": "Als unbezahlt markieren",
  "Change time": "Zeit ändern",
  "Calendar file": "Kalenderdatei",
  Date: "Datum",
  "marked as paid {time}": "als bezahlt markiert am {time}",
  "not paid yet": "noch nicht bezahlt",
  "Asks for {time}": "Fragt nach {time}",
  "You proposed {time}": "Dein Vorschlag: {time}",
  "Was scheduled for": "War geplant für",
  "Scheduled for": "Geplant für",
  "No longer held": "Nicht mehr reserviert",
  "Held until {time}": "Reserviert bis {time}",
  "Not paid in time, free since": "Nicht rechtzeitig bezahlt, frei seit",
  "Called off by the client": "Vom Kunden abgesagt",
  "Move the consultation with {name}": "Die Beratung mit {name} verschieben",
  "Time changed": "Zeit geändert",
  "Schedule the consultation with {name}": "Termin für die Beratung mit {name}",
  "Your email": "Deine E-Mail",
  "The link in the email does not work": "Der Link in der E-Mail funktioniert nicht",
  "To see it, move it or call it off: {link}": "Ansehen, verschieben oder absagen: {link}",
  "To see it, pay, move it or call it off: {link}":
    "Ansehen, zahlen, verschieben oder absagen: {link}",
  "Send a payment reminder": "An die Zahlung erinnern",
  "Remind {name} to pay": "{name} an die Zahlung erinnern",
  "The time is held until {time}. No email service is set up, so {name} will only hear about it from you.":
    "Der Termin ist bis {time} reserviert. Ein Dienst für E-Mails ist nicht eingerichtet: {name} erfährt es nur von dir.",
  "Hello {name},\n\nI have not yet received your payment for our consultation about your project ({project}): {payment}. I am keeping the time free for you until\n\n{time}\n\nIf you have already paid, please just reply.\n\n{me}":
    "Hallo {name},\n\ndeine Zahlung für unsere Beratung zu deinem Projekt ({project}) ist noch nicht bei mir angekommen: {payment}. Ich halte dir den Termin frei bis\n\n{time}\n\nWenn du schon gezahlt hast, antworte einfach kurz.\n\n{me}",
  "The client gets an email before that.": "Vorher geht eine E-Mail an den Kunden.",
  "No email service is set up, so the client is not told before that.":
    "Ein Dienst für E-Mails ist nicht eingerichtet; vorher erfährt es also niemand.",
  "{name} gets an email about it.": "Das geht per E-Mail an {name}.",
  "{name} does not know yet.": "{name} weiß noch nichts davon.",
  Later: "Später",
  "Write to {name}": "An {name} schreiben",
  "Hello {name},\n\nthank you for your request about your project ({project}). I am not free at the time you chose. How about this one instead? I will keep it free {held}:\n\n{time}\n\nIf it suits you, just reply “yes”; if not, suggest two others.\n\n{me}":
    "Hallo {name},\n\ndanke für deine Anfrage zu deinem Projekt ({project}). Zu der gewünschten Zeit kann ich leider nicht. Wie wäre es stattdessen damit? Ich halte den Termin {held} frei:\n\n{time}\n\nPasst das, antworte einfach mit „Ja“; wenn nicht, nenn mir zwei andere.\n\n{me}",
  "Hello {name},\n\nthank you for your request about your project ({project}). I am sorry, but I cannot take it on.\n\n{me}":
    "Hallo {name},\n\ndanke für deine Anfrage zu deinem Projekt ({project}). Leider kann ich es nicht übernehmen.\n\n{me}",
  "Hello {name},\n\nI am sorry, but I have to call off our consultation about your project ({project}), which was planned for\n\n{time}\n\n{me}":
    "Hallo {name},\n\nes tut mir leid: Ich muss unsere Beratung zu deinem Projekt ({project}) absagen, die geplant war für\n\n{time}\n\n{me}",
  "for as long as its page says": "so lange, wie es auf der Seite dazu steht,",
  "for 48 hours": "48 Stunden lang",
  "Consultation status updated": "Status der Beratung geändert",
  "Failed to update consultation status": "Der Status der Beratung wurde nicht geändert",
  Completed: "Abgeschlossen",
  "Consultation time changed": "Zeit der Beratung geändert",
  "Back to {time}": "Wieder am {time}",
  "From {former} to {time}": "Von {former} auf {time}",
  "Failed to change the consultation time": "Die Zeit der Beratung wurde nicht geändert",
  "It is emailed to your client, with a calendar entry for the time, and kept with the request.":
    "Geht per E-Mail hinaus, mit dem Termin für den Kalender, und bleibt bei der Anfrage gespeichert.",
  "You send it with your own email app in the next step. It is kept with the request.":
    "Im nächsten Schritt schickst du es mit deinem Mailprogramm. Es bleibt bei der Anfrage gespeichert.",
  "{count} kinds": { one: "{count} Beratungsart", other: "{count} Beratungsarten" },
  "What visitors choose from once you have set weekly hours, each with its own length and price. The first one is preselected. Without kinds, every consultation has the length from the settings.":
    "Was zur Wahl steht, sobald du wöchentliche Zeiten festgelegt hast, jede mit Dauer und Preis. Die erste ist vorausgewählt. Ohne Beratungsarten gilt für jede Beratung die Dauer aus den Einstellungen.",
  "Create your first kind if your consultations differ in length":
    "Leg deine erste an, wenn nicht jede Beratung gleich lange dauert",
  "Kind deleted": "Beratungsart gelöscht",
  "Failed to delete kind": "Die Beratungsart wurde nicht gelöscht",
  "Delete kind": "Beratungsart löschen",
  'Are you sure you want to delete "{title}"? Requests keep its name, length and price.':
    "„{title}“ wirklich löschen? Anfragen behalten Namen, Dauer und Preis.",
  "Kind saved": "Beratungsart gespeichert",
  "Failed to save kind": "Die Beratungsart wurde nicht gespeichert",
  "New Kind of Consultation": "Neue Beratungsart",
  "Edit Kind of Consultation": "Beratungsart bearbeiten",
  "For example “Intro call” or “Code review”.": "Zum Beispiel „Erstgespräch“ oder „Code-Review“.",
  "In minutes.": "In Minuten.",
  "As visitors see it, such as $120. Leave it empty if the kind is free or the amount below applies.":
    "So, wie er auf der Website stehen soll, etwa 120 €. Leer, wenn die Beratung kostenlos ist oder der Betrag unten gilt.",
  "In the list of kinds: 1 is the first. Leave it empty for the last.":
    "In der Liste der Beratungsarten: 1 ist die erste. Leer für die letzte.",
  "Visitors can choose it.": "Steht auf der Website zur Wahl.",
  "The ones it is offered for. If you choose none, it is offered for all.":
    "Für die sie angeboten wird. Ohne Auswahl für alle.",
  "Not offered": "Nicht im Angebot",
  Free: "Kostenlos",
  "Costs {money}, held for {hours}": "Kostet {money}, reserviert für {hours}",
  "All project types": "Alle Projektarten",
  "Edit {title}": "Bearbeiten {title}",
  "Leave it empty if the site should not ask for payment.":
    "Leer, wenn die Website keine Zahlung verlangt.",
  "Such as USD or EUR.": "Zum Beispiel EUR oder USD.",
  "At Stripe, PayPal or your bank; {amount}, {currency} and {reference} are filled in.":
    "Bei Stripe, PayPal, deiner Bank: {amount}, {currency} und {reference} werden ausgefüllt.",
  "Opens that page with the amount, in USD, and the reference.":
    "Mit dem Betrag in USD und dem Verwendungszweck.",
  "In hours. After that the time is free again, unless you have marked it as paid.":
    "In Stunden. Danach wird die Zeit wieder frei, außer du hast sie als bezahlt markiert.",
  "Please fill in the title": "Bitte gib einen Titel ein",
  "Enter an amount with at most two decimals, such as 49.50.":
    "Gib einen Betrag mit höchstens zwei Nachkommastellen ein, etwa 49,50.",
  "The title is required.": "Der Titel fehlt.",
  "Contact Messages": "Nachrichten",
  "{count} messages": { one: "{count} Nachricht", other: "{count} Nachrichten" },
  "{count} matching messages": {
    one: "{count} passende Nachricht",
    other: "{count} passende Nachrichten",
  },
  "Loading messages...": "Nachrichten werden geladen …",
  "No messages match your search.": "Zu deiner Suche gibt es keine Nachrichten.",
  "Show all messages": "Alle Nachrichten zeigen",
  "Search messages": "Nachrichten durchsuchen",
  "Delete message": "Nachricht löschen",
  "Name, email or subject": "Name, E-Mail oder Betreff",
  "What visitors write in the contact form arrives here.":
    "Hier kommt an, was über das Kontaktformular geschrieben wird.",
  "Message deleted": "Nachricht gelöscht",
  "Failed to delete message": "Die Nachricht wurde nicht gelöscht",
  'Are you sure you want to delete "{subject}" from {name}?':
    "„{subject}“ von {name} wirklich löschen?",
  View: "Ansehen",
  Hide: "Ausblenden",
  "Mark Read": "Gelesen",
  "Mark Replied": "Beantwortet",
  "Re: {subject}": "Re: {subject}",

  // The owner’s area: bin, audit log, outbox
  "{count} entries": { one: "{count} Eintrag", other: "{count} Einträge" },
  "What was done as the owner in the last 90 days. The database records it, and nobody can change it. If something here was not you, sign out everywhere on your {accountPage} and choose a new password.":
    "Was in den letzten 90 Tagen im Adminbereich geschehen ist. Die Datenbank schreibt es mit, und niemand kann es ändern. Stammt etwas davon nicht von dir, melde dich auf deiner {accountPage} überall ab und wähle ein neues Passwort.",
  "account page": "Kontoseite",
  "What you create, change and delete from now on is listed here.":
    "Was du ab jetzt anlegst, änderst und löschst, wird hier notiert.",
  "The build hook": "Der Build-Hook",
  "A calendar with busy times": "Ein anderer Kalender",
  "The delivery service for notifications": "Der Versanddienst für Benachrichtigungen",
  "Times of notifications": "Zeiten der Benachrichtigungen",
  "The address of a reader": "Die Adresse eines Abos",
  "Trust in": "Vertrauen in",
  "The site": "Die Website",
  created: "angelegt",
  restored: "wiederhergestellt",
  changed: "geändert",
  deleted: "gelöscht",
  "deleted for good": "endgültig gelöscht",
  bound: "gebunden",
  "to this account": "an dieses Konto",
  empty: "leer",
  yes: "ja",
  no: "nein",
  "{count} items": { one: "{count} Eintrag", other: "{count} Einträge" },
  "Empty bin": "Papierkorb leeren",
  "What you delete stays here for 30 days. Restoring brings it back as it was, with its comments and likes.":
    "Was du löschst, bleibt 30 Tage hier. Wiederhergestellt ist es wie vorher, mit Kommentaren und Likes.",
  "What you delete appears here.": "Was du löschst, landet hier.",
  "with {count} replies": { one: "mit {count} Antwort", other: "mit {count} Antworten" },
  "with {count} comments": { one: "mit {count} Kommentar", other: "mit {count} Kommentaren" },
  "Deleted {time}": "Gelöscht am {time}",
  "Restore {title}": "Wiederherstellen {title}",
  "Delete for good": "Endgültig löschen",
  "Deleted for good": "Endgültig gelöscht",
  "Failed to delete": "Das Löschen hat nicht geklappt",
  'Are you sure you want to delete "{title}"? This cannot be undone.':
    "„{title}“ wirklich löschen? Das lässt sich nicht rückgängig machen.",
  "Are you sure you want to delete everything in the bin, {items}? This cannot be undone.":
    "Wirklich alles löschen, was im Papierkorb liegt ({items})? Das lässt sich nicht rückgängig machen.",
  "Sending it again": "Sie geht noch einmal hinaus",
  "It was not sent again": "Sie ging nicht noch einmal hinaus",
  "It will not be sent": "Sie geht nicht mehr hinaus",
  "It was not given up": "Sie wurde nicht verworfen",
  "Notifications from the last 30 days, and what became of them.":
    "Benachrichtigungen der letzten 30 Tage, und was daraus wurde.",
  "The development server prints them in its terminal instead of sending them.":
    "Der Entwicklungsserver gibt sie in seinem Terminal aus, statt sie zu verschicken.",
  "No delivery service is set up, so nobody is notified.":
    "Kein Versanddienst ist eingerichtet, also wird niemand benachrichtigt.",
  "Choose how and when you are notified in {settings}.":
    "Wie und wann du benachrichtigt wirst, steht in den {settings}.",
  "Notifications of messages, requests, waiting comments and failed builds appear here.":
    "Hier erscheinen Benachrichtigungen zu Nachrichten, Anfragen, wartenden Kommentaren und fehlgeschlagenen Builds.",
  "Consultation request": "Beratungsanfrage",
  "Changed consultation": "Geänderter Termin",
  "Comment to moderate": "Kommentar zu prüfen",
  "Failed build": "Fehlgeschlagener Build",
  "Calendars that cannot be read": "Kalender nicht lesbar",
  Test: "Test",
  "Reply to a request": "Antwort auf eine Anfrage",
  "Reminder of a consultation": "Erinnerung an eine Beratung",
  "Request to confirm an address": "Bitte um Bestätigung einer Adresse",
  "News for a reader": "Neues für ein Abo",
  waiting: "wartet",
  sending: "wird gesendet",
  sent: "gesendet",
  unknown: "ungewiss",
  failed: "fehlgeschlagen",
  "given up": "verworfen",
  "{count} events in one": {
    one: "{count} Ereignis in einer",
    other: "{count} Ereignisse in einer",
  },
  "sent {time}": "gesendet am {time}",
  "retry {time}": "wieder am {time}",
  "due {time}": "fällig am {time}",
  "{count} attempts": { one: "{count} Versuch", other: "{count} Versuche" },
  "The email {title}": "Die E-Mail {title}",
  "Send again": "Noch einmal senden",
  "Send now": "Jetzt senden",
  "Give up {title}": "Verwerfen {title}",
  "It is not known whether it arrived.": "Ob sie angekommen ist, ist ungewiss.",
  "It is sent again under the same key, so the service recognises it.":
    "Sie geht unter demselben Schlüssel noch einmal hinaus, an dem der Dienst sie wiedererkennt.",
  "If you send it again, it may arrive twice.":
    "Noch einmal gesendet, kommt sie vielleicht doppelt an.",
  "Address removed": "Adresse entfernt",
  "The address was not removed": "Die Adresse wurde nicht entfernt",
  "{count} addresses": { one: "{count} Adresse", other: "{count} Adressen" },
  "{unconfirmed} to be confirmed": "{unconfirmed} unbestätigt",
  "{refused} refused": "{refused} abgelehnt",
  "{count} emails on the way": {
    one: "{count} E-Mail unterwegs",
    other: "{count} E-Mails unterwegs",
  },
  "Readers who subscribe to articles or replies by email appear here.":
    "Hier erscheint, wer Artikel oder Antworten per E-Mail abonniert.",
  "Remove this address?": "Diese Adresse entfernen?",
  "{email} will be deleted, and gets emails again only if it subscribes again.":
    "{email} wird gelöscht und bekommt erst nach einer neuen Anmeldung wieder E-Mails.",
  "to be confirmed": "unbestätigt",
  bounced: "unzustellbar",
  complained: "Beschwerde",

  // The owner’s area: posts, pages, projects, media
  "{count} pictures": { one: "{count} Bild", other: "{count} Bilder" },
  "{count} matching pictures": { one: "{count} passendes Bild", other: "{count} passende Bilder" },
  "Drop to upload.": "Zum Hochladen loslassen.",
  "Drop or paste pictures anywhere here. They are resized for every screen, and the camera’s metadata is removed.":
    "Zieh Bilder irgendwo hierher, oder füge sie ein. Sie werden für jeden Bildschirm verkleinert, und die Metadaten der Kamera werden entfernt.",
  "Upload your first picture to get started.": "Lade dein erstes Bild hoch.",
  "Details of {name}": "Details zu {name}",
  "Picture deleted": "Bild gelöscht",
  "Failed to delete picture": "Das Bild wurde nicht gelöscht",
  "Delete picture": "Bild löschen",
  "Are you sure you want to delete “{name}”?": "„{name}“ wirklich löschen?",
  "Delete anyway": "Trotzdem löschen",
  "It is not yet known where it is used.": "Wo es vorkommt, ließ sich noch nicht feststellen.",
  "No post, page or project shows it.": "Kein Beitrag, keine Seite und kein Projekt zeigt es.",
  "“{title}”": "„{title}“",
  "{count} other places": { one: "{count} weitere Stelle", other: "{count} weitere Stellen" },
  "It would be missing from {places}.": "Es würde hier fehlen: {places}.",
  "Picture replaced": "Bild ersetzt",
  "The site’s pages show it after the next build.":
    "Die Seiten der Website zeigen es ab dem nächsten Build.",
  "Failed to replace picture": "Das Bild wurde nicht ersetzt",
  "{size}, {all} in all widths": "{size}, {all} in allen Breiten",
  Pixels: "Pixel",
  Type: "Typ",
  Added: "Hinzugefügt",
  Address: "Adresse",
  "Replacing, {percent}%": "Wird ersetzt, {percent} %",
  Replace: "Ersetzen",
  "A replaced picture keeps its address, so it changes wherever it is used.":
    "Ein ersetztes Bild behält seine Adresse, ändert sich also überall, wo es steht.",
  "Picture saved": "Bild gespeichert",
  "Failed to save picture": "Das Bild wurde nicht gespeichert",
  "What it shows, for people who cannot see it. Where the picture is already used, the text there stays as it is.":
    "Was zu sehen ist, für alle, die es nicht sehen. Wo es schon steht, bleibt der Text, wie er ist.",
  "Not saved yet": "Noch nicht gespeichert",
  "Earlier version": "Frühere Version",
  "Where it is used": "Wo es vorkommt",
  "Looking…": "Wird gesucht …",
  "Last edited": "Zuletzt bearbeitet",
  "{count} matching pages": { one: "{count} passende Seite", other: "{count} passende Seiten" },
  "Search pages": "Seiten durchsuchen",
  "Title, path or text": "Titel, Pfad oder Text",
  "No pages match your search.": "Zu deiner Suche gibt es keine Seiten.",
  "Create one for what fits nowhere else: what you are doing now, what you use, a legal notice.":
    "Schreib, was sonst keinen Platz hat: was du gerade machst, womit du arbeitest, ein Impressum.",
  "Page deleted successfully": "Seite gelöscht",
  "Failed to delete page": "Die Seite wurde nicht gelöscht",
  "Delete page": "Seite löschen",
  'Are you sure you want to delete "{title}"? Its address will stop working.':
    "„{title}“ wirklich löschen? Ihre Adresse führt dann ins Leere.",
  "The page's address after the slash: now, or talks/2026. It follows the title until you change it.":
    "Die Adresse der Seite nach dem Schrägstrich: now oder talks/2026. Sie folgt dem Titel, bis du sie änderst.",
  "The page's address after the slash. Paths that it had while it was public lead here.":
    "Die Adresse der Seite nach dem Schrägstrich. Ein Pfad, den sie öffentlich hatte, führt weiter zu ihr.",
  "One or two sentences, below the title, for search and previews.":
    "Ein oder zwei Sätze, unter dem Titel, für Suche und Vorschauen.",
  "Written like articles.": "Geschrieben wie Artikel.",
  "Page saved successfully": "Seite gespeichert",
  "Failed to save page": "Die Seite wurde nicht gespeichert",
  "Edit Page": "Seite bearbeiten",
  "Not indexed": "Nicht indexiert",
  "View {title}": "Ansehen {title}",
  "Which menu links to it. Search finds it either way.":
    "Von welchem aus ein Link hinführt. Die Suche findet sie in jedem Fall.",
  "Lower numbers come first.": "Kleine Zahlen kommen zuerst.",
  "It is in the sitemap. If you switch this off, search engines are asked to leave it out.":
    "In der Sitemap. Ausgeschaltet werden Suchmaschinen gebeten, sie wegzulassen.",
  "The text could not be loaded. {hint}": "Der Text ließ sich nicht laden. {hint}",
  "Start with": "Anfangen mit",
  "What you have written is kept.": "Was du geschrieben hast, bleibt.",
  "A text to rewrite, which covers what such a page should say.":
    "Texte zum Umschreiben, mit allem, was hineingehört.",
  "an empty page": "einer leeren Seite",
  "Title, path and content are required": "Titel, Pfad und Inhalt müssen ausgefüllt sein",
  "The path is required.": "Der Pfad fehlt.",
  "The content is required.": "Der Inhalt fehlt.",
  "Failed to save post": "Der Beitrag wurde nicht gespeichert",
  "Post duplicated successfully": "Beitrag dupliziert",
  "Failed to duplicate post": "Der Beitrag wurde nicht dupliziert",
  "Post updated successfully": "Beitrag aktualisiert",
  "Blog Posts": "Blogbeiträge",
  "No posts match your search.": "Zu deiner Suche gibt es keine Beiträge.",
  "{count} matching posts": {
    one: "{count} passender Beitrag",
    other: "{count} passende Beiträge",
  },
  Success: "Erledigt",
  "Post deleted successfully": "Beitrag gelöscht",
  "Failed to delete post": "Der Beitrag wurde nicht gelöscht",
  "Delete post": "Beitrag löschen",
  'Are you sure you want to delete "{title}"?': "„{title}“ wirklich löschen?",
  "All its comments and its {count} likes go with it.": {
    one: "Alle Kommentare und {count} Like werden mitgelöscht.",
    other: "Alle Kommentare und {count} Likes werden mitgelöscht.",
  },
  "All its comments go with it.": "Alle Kommentare werden mitgelöscht.",
  "Search posts": "Beiträge durchsuchen",
  "Title or category": "Titel oder Kategorie",
  Filter: "Filter",
  Show: "Anzeigen",
  Unpublish: "Zurückziehen",
  Publish: "Veröffentlichen",
  "Do not feature": "Nicht mehr empfehlen",
  Feature: "Empfehlen",
  Duplicate: "Duplizieren",
  "Shown above the list of articles.": "Steht über der Liste der Artikel.",
  "Tags of this post": "Schlagwörter dieses Beitrags",
  "Posts on Mastodon, Bluesky, Hacker News or Lobsters, one address per line. Replies to them are shown below the comments, as of the last build.":
    "Ein Beitrag auf Mastodon, Bluesky, Hacker News oder Lobsters, eine Adresse pro Zeile. Antworten darauf stehen unter den Kommentaren, mit Stand des Builds.",
  "Preview of the featured image": "Vorschau des Beitragsbilds",
  "Used for hyphenation, text direction and search.":
    "Silbentrennung, Schreibrichtung und Suche richten sich danach.",
  "Counted from the content: 200 words a minute, or 500 characters of Chinese and Japanese.":
    "Aus dem Inhalt berechnet: 200 Wörter pro Minute oder 500 Schriftzeichen.",
  "Count from the content instead": "Stattdessen aus dem Inhalt berechnen",
  "Articles that belong together. Only published parts are counted.":
    "Artikel, die zusammengehören. Gezählt werden die Teile, die erschienen sind.",
  "Not a translation": "Keine Übersetzung",
  "Choose an article": "Artikel auswählen",
  "To add another language, open that article and choose one of these there.":
    "Für eine weitere Sprache öffne den Artikel, der in ihr geschrieben ist, und wähle dort einen von diesen aus.",
  "The same article in another language. Published ones link to each other.":
    "Derselbe Artikel in einer anderen Sprache. Veröffentlichte verweisen aufeinander.",
  "The same article in another language.": "Derselbe Artikel in einer anderen Sprache.",
  "No articles in another language": "Keine Artikel in einer anderen Sprache",
  "None match your search.": "Zu deiner Suche gibt es keine.",
  "Write the translation first, and set its language.":
    "Schreib zuerst die Übersetzung, und stell ihre Sprache ein.",
  "Text discarded": "Text verworfen",
  "Failed to discard the text": "Der Text wurde nicht verworfen",
  "Unfinished texts could not be loaded: {message}":
    "Angefangene Texte ließen sich nicht laden: {message}",
  Unfinished: "Angefangen",
  "Never saved": "Nie gespeichert",
  "Changes not saved": "Änderungen nicht gespeichert",
  "Continue {title}": "Weiter {title}",
  "Discard {title}": "Verwerfen {title}",
  "Discard this text?": "Diesen Text verwerfen?",
  "The unsaved text of “{name}” will be gone.":
    "Was an „{name}“ geschrieben und nicht gespeichert wurde, ist dann weg.",
  "Written in HTML.": "In HTML geschrieben.",
  "Convert to Markdown": "In Markdown umwandeln",
  "Nothing is stored before you save the post.":
    "Bis du den Beitrag speicherst, wird nichts gespeichert.",
  "Readers will see no difference.": "Beim Lesen ist kein Unterschied zu sehen.",
  "Markdown cannot express all of it: readers would see a difference. Compare before you continue.":
    "Markdown kann nicht alles davon: Beim Lesen wäre ein Unterschied zu sehen. Vergleiche, bevor du weitermachst.",
  "The text in Markdown": "Der Text in Markdown",
  Convert: "Umwandeln",
  Now: "Jetzt",
  "From Markdown": "Aus Markdown",
  "Convert anyway": "Trotzdem umwandeln",
  "Keep HTML": "Bei HTML bleiben",
  "The text could not be converted.": "Der Text ließ sich nicht umwandeln.",
  "Back to posts": "Zurück zu den Beiträgen",
  "{count} words": { one: "{count} Wort", other: "{count} Wörter" },
  "Post created successfully": "Beitrag angelegt",
  "Create New Post": "Neuer Beitrag",
  "Edit Post": "Beitrag bearbeiten",
  "Before publishing": "Vor dem Veröffentlichen",
  "Nothing to fix.": "Nichts auszusetzen.",
  "Other ways to save": "Anders speichern",
  "Close settings": "Einstellungen schließen",
  "Title *": "Titel *",
  "Saved on the server": "Auf dem Server gespeichert",
  Saved: "Gespeichert",
  "Saved {time}": "Gespeichert {time}",
  "This browser cannot keep it. It is kept on the server.":
    "Dieser Browser kann es nicht aufheben. Auf dem Server ist es aufgehoben.",
  "Not saved: this browser cannot keep it. Save it on the server.":
    "Nicht gespeichert: Dieser Browser kann es nicht aufheben. Speichere es auf dem Server.",
  "Not saved": "Nicht gespeichert",
  "Not on the server yet. Saved in this browser":
    "Noch nicht auf dem Server. In diesem Browser gespeichert",
  "Saved in this browser, and kept on the server":
    "In diesem Browser gespeichert und auf dem Server aufgehoben",
  "Saved in this browser": "In diesem Browser gespeichert",
  "There is no excerpt: cards, search and previews show nothing under the title.":
    "Es gibt keinen Auszug: Karten, Suche und Vorschauen zeigen nichts unter dem Titel.",
  Cover: "Cover",
  "There is no featured image: the card and link previews have no picture.":
    "Es gibt kein Beitragsbild: Die Karte und Vorschauen von Links haben kein Bild.",
  "The title has {length} characters; search results show about {most}.":
    "Der Titel hat {length} Zeichen; Suchergebnisse zeigen etwa {most}.",
  "The title is very short: does it say enough?": "Der Titel ist sehr kurz: Sagt er genug?",
  "A picture is missing: it is being uploaded, or its upload was interrupted.":
    "Ein Bild fehlt: Es wird gerade hochgeladen, oder der Upload wurde abgebrochen.",
  "{count} pictures have no alternative text.": {
    one: "Ein Bild hat keinen Alternativtext.",
    other: "{count} Bilder haben keinen Alternativtext.",
  },
  Headings: "Überschriften",
  "There is a heading without text.": "Es gibt eine Überschrift ohne Text.",
  "“{text}” is at the same level as the title; start one level lower.":
    "„{text}“ ist so groß wie der Titel; fang eine Ebene darunter an.",
  "“{text}” skips a level; use the next one up.":
    "„{text}“ überspringt eine Ebene; nimm die darüber.",
  "There is nothing public at {address}, nor at {count} more.":
    "Nichts Öffentliches liegt unter {address}, und unter {count} weiteren auch nicht.",
  "There is nothing public at {address}.": "Nichts Öffentliches liegt unter {address}.",
  "Link texts": "Linktexte",
  "{count} links have no text.": {
    one: "Ein Link hat keinen Text zum Anklicken.",
    other: "{count} Links haben keinen Text zum Anklicken.",
  },
  Remarks: "Anmerkungen",
  "Remarks <!-- like this --> are not shown on the page, but anyone who asks the backend for a published article gets its Markdown, remarks included.":
    "Anmerkungen <!-- wie diese --> stehen nicht auf der Seite, aber wer das Backend nach einem veröffentlichten Artikel fragt, bekommt sein Markdown samt Anmerkungen.",
  "Remarks <!-- like this --> are removed when the article is published.":
    "Anmerkungen <!-- wie diese --> werden beim Veröffentlichen entfernt.",
  Removed: "Entfernt",
  "Nothing refers to the footnote {mark}, so readers do not see it.":
    "Nichts verweist auf die Fußnote {mark}, deshalb ist sie beim Lesen nicht zu sehen.",
  "“{title}” already has this address, so this post’s will get a number.":
    "Unter dieser Adresse liegt schon „{title}“; dieser Beitrag bekommt eine Nummer.",
  "Save draft": "Entwurf speichern",
  "Schedule for {time}": "Planen: {time}",
  Update: "Aktualisieren",
  "What is in the editor": "Was im Editor steht",
  "Compare versions": "Versionen vergleichen",
  From: "Vorher",
  To: "Nachher",
  "Loading versions": "Versionen werden geladen",
  "Both are the same.": "Beide sind gleich.",
  "Error loading former addresses: {message}":
    "Die früheren Adressen ließen sich nicht laden: {message}",
  "Former addresses": "Frühere Adressen",
  "Links to them lead to the current one.": "Links dorthin führen zur jetzigen.",
  "until {time}": "bis {time}",
  "Version named": "Version benannt",
  "Name removed": "Name entfernt",
  "Failed to name the version": "Die Version wurde nicht benannt",
  "Name this version": "Version benennen",
  "Saved {time}. A version with a name is kept for good.":
    "Gespeichert am {time}. Eine Version mit Namen bleibt für immer.",
  "Leave it empty for no name.": "Leer für keinen Namen.",
  "Plain text area": "Einfaches Textfeld",
  "Without colours, for screen readers and small phones. Kept in this browser.":
    "Ohne Farben, für Screenreader und kleine Telefone. Gilt in diesem Browser.",
  "Not in any list, search or feed. It is not secret: anyone who has or finds the address can read it.":
    "In keiner Liste, keiner Suche, keinem Feed. Geheim ist er nicht: Wer die Adresse hat oder findet, kann ihn lesen.",
  "A draft: only you can see it.": "Ein Entwurf, nur du siehst ihn.",
  "Anyone with the address can read it.": "Wer die Adresse hat, kann ihn lesen.",
  "Everyone can read it.": "Alle können das lesen.",
  "Scheduled. Anyone with the address can read it from {time} on.":
    "Geplant. Wer die Adresse hat, kann ihn ab {time} lesen.",
  "Scheduled. Everyone can read it from {time} on.": "Geplant. Alle können ihn ab {time} lesen.",
  "Lists are sorted by it.": "Danach sind die Listen sortiert.",
  "If empty, the moment you publish it.": "Ohne Angabe der Moment, in dem du veröffentlichst.",
  "A future time schedules the post. Time zone: {zone}.":
    "Ein Zeitpunkt in der Zukunft plant den Beitrag. Zeitzone: {zone}.",
  "Tell readers what changed": "Auf die Änderung hinweisen",
  "The article says “Updated”, {time}; feeds and search engines say so too.":
    "Im Artikel steht „Aktualisiert“, {time}; Feeds und Suchmaschinen sagen es auch.",
  "For changes that matter to people who have already read it. Otherwise feeds do not announce the change.":
    "Für Änderungen, die auch wichtig sind, wenn man den Artikel schon kennt. Sonst melden Feeds nichts.",
  "Updated again just now": "Gerade noch einmal aktualisiert",
  "Actions for {name}": "Aktionen für {name}",
  "Actions for the version of {time}, {change}": "Aktionen für die Version vom {time}, {change}",
  Compare: "Vergleichen",
  Rename: "Umbenennen",
  Revisions: "Versionen",
  "Every save will be kept here.": "Hier wird jedes Speichern aufgehoben.",
  "Version restored": "Version wiederhergestellt",
  "The text from {time} is in the editor. It is not saved yet.":
    "Der Text vom {time} ist im Editor. Gespeichert ist er noch nicht.",
  "Failed to restore the version": "Die Version wurde nicht wiederhergestellt",
  "{count} versions": { one: "{count} Version", other: "{count} Versionen" },
  "Earlier versions": "Frühere Versionen",
  "Error loading revisions": "Die Versionen ließen sich nicht laden",
  "The post's address, /blog/… It follows the title until you change it.":
    "Die Adresse des Beitrags, /blog/… Sie folgt dem Titel, bis du sie änderst.",
  "The post's address, /blog/… Links to a former address lead here.":
    "Die Adresse des Beitrags, /blog/… Links auf eine frühere Adresse führen hierher.",
  "One or two sentences for cards, search and previews.":
    "Ein oder zwei Sätze für Karten, Suche und Vorschauen.",
  "First version, {count} words": {
    one: "Erste Version, {count} Wort",
    other: "Erste Version, {count} Wörter",
  },
  "{count} words added, {removed} removed": {
    one: "{count} Wort mehr, {removed} weniger",
    other: "{count} Wörter mehr, {removed} weniger",
  },
  "{count} words added": { one: "{count} Wort mehr", other: "{count} Wörter mehr" },
  "{count} words removed": { one: "{count} Wort weniger", other: "{count} Wörter weniger" },
  "Order or spacing of the text": "Reihenfolge oder Leerzeichen im Text",
  "Not saved on the server: {reason}": "Nicht auf dem Server gespeichert: {reason}",
  "Not saved on the server: this post is also being written with {device} ({time}).":
    "Nicht auf dem Server gespeichert: An diesem Beitrag wird auch mit {device} geschrieben ({time}).",
  "Not saved on the server: this page is also being written with {device} ({time}).":
    "Nicht auf dem Server gespeichert: An dieser Seite wird auch mit {device} geschrieben ({time}).",
  "something went wrong.": "Etwas ging schief.",
  "there is no connection.": "Es gibt keine Verbindung.",
  "What you write is only in this tab: do not close it.":
    "Was du schreibst, steht nur in diesem Tab: Schließ ihn nicht.",
  "What you write is kept in this browser.": "Was du schreibst, bleibt in diesem Browser.",
  "Title and content are required": "Titel und Inhalt müssen ausgefüllt sein",
  "The slug is required.": "Der Slug fehlt.",
  "Most viewed": "Meistgelesen",
  "{count} matching projects": {
    one: "{count} passendes Projekt",
    other: "{count} passende Projekte",
  },
  "Title, description or technology": "Titel, Beschreibung oder Technik",
  "No projects match your search.": "Zu deiner Suche gibt es keine Projekte.",
  "Create your first project to get started": "Leg los mit deinem ersten Projekt",
  "Project deleted successfully": "Projekt gelöscht",
  "Failed to delete project": "Das Projekt wurde nicht gelöscht",
  "Delete project": "Projekt löschen",
  'Are you sure you want to delete "{title}"? Its public page will be gone too.':
    "„{title}“ wirklich löschen? Auch die öffentliche Seite dazu verschwindet.",
  "The project's address, /projects/… It follows the title until you change it.":
    "Die Adresse des Projekts, /projects/… Sie folgt dem Titel, bis du sie änderst.",
  "The project's address, /projects/… Links to any other address stop working.":
    "Die Adresse des Projekts, /projects/… Links auf eine andere führen ins Leere.",
  "The article on the project's page.": "Der Artikel auf der Seite des Projekts.",
  "Image Preview": "Vorschau des Bilds",
  "Project saved successfully!": "Projekt gespeichert!",
  "Failed to save project": "Das Projekt wurde nicht gespeichert",
  "Create New Project": "Neues Projekt",
  "Edit Project": "Projekt bearbeiten",
  "Technologies of this project": "Technik dieses Projekts",
  "+{count} more": "+{count} weitere",
  Start: "Beginn",
  Created: "Angelegt",
  "The two newest are shown above the list of projects.":
    "Die beiden neuesten stehen über der Liste der Projekte.",
  "Leave it empty while it is ongoing.": "Leer, solange es läuft.",
  "Please fill in at least the title and description":
    "Bitte gib mindestens Titel und Beschreibung ein",
  "The description is required.": "Die Beschreibung fehlt.",

  // The owner’s area: settings
  "Settings Saved": "Einstellungen gespeichert",
  "Failed to save settings": "Die Einstellungen wurden nicht gespeichert",
  "Changed {time}": "Geändert am {time}",
  "In minutes. Used if there are no kinds.": "In Minuten. Gilt, wenn es keine Beratungsarten gibt.",
  "In minutes, kept free before each consultation.": "In Minuten, vor jeder Beratung freigehalten.",
  "In minutes, kept free after each consultation.": "In Minuten, nach jeder Beratung freigehalten.",
  "In hours. Earlier times cannot be requested.":
    "In Stunden. Frühere Zeiten lassen sich nicht anfragen.",
  "In hours. Any later, clients cannot move it or call it off.":
    "In Stunden. Danach lässt sich ein Termin nicht mehr verschieben oder absagen.",
  "In days.": "In Tagen.",
  "0 for no limit.": "0 für beliebig viele.",
  "Monday to Sunday; 0 for no limit.": "Ab Montag; 0 für beliebig viele.",
  "Sent to both of you, this many hours before; 0 for none.":
    "An euch beide, so viele Stunden vorher; 0 für keine.",
  "When you are available for consultations. Visitors request one of the free times, which is then held for 48 hours. If you set no hours, requests come without a time. {kinds} have their own lengths.":
    "Wann Beratungen möglich sind. Angefragt wird eine der freien Zeiten; sie bleibt dann 48 Stunden reserviert. Ohne Zeiten kommen Anfragen ohne Termin. {kinds} haben ihre eigene Dauer.",
  "For example {hours}.": "Zum Beispiel {hours}.",
  "For your hours and days off. This device is in {zone}.":
    "Für deine Zeiten und freien Tage. Dieses Gerät ist in {zone}.",
  "One date per line, or the first and last day of a period.":
    "In jeder Zeile ein Datum, oder der erste und der letzte Tag eines Zeitraums.",
  "Build hook set": "Build-Hook eingerichtet",
  "Build hook removed": "Build-Hook entfernt",
  "Remove the build hook?": "Den Build-Hook entfernen?",
  "What you publish or change will no longer start a build. This cannot be undone.":
    "Was du veröffentlichst oder änderst, stößt keinen Build mehr an. Das lässt sich nicht rückgängig machen.",
  "The build hook was not changed": "Der Build-Hook wurde nicht geändert",
  "Build requested": "Ein Build ist angefordert",
  "No build was requested": "Es wurde kein Build angefordert",
  "An address at your host that starts a build. It is called after you publish or change something, so that search engines and feeds see it too. It is kept in the database and never shown again.":
    "Eine Adresse deines Anbieters, die aufgerufen wird, nachdem du etwas veröffentlichst oder änderst, damit auch Suchmaschinen und Feeds es sehen. Sie liegt in der Datenbank und wird nie wieder gezeigt.",
  "Set: {text}.": "Eingerichtet: {text}.",
  "Not set.": "Nicht eingerichtet.",
  "New address": "Neue Adresse",
  "Token (optional)": "Token (freiwillig)",
  "GitHub asks for one. Netlify, Cloudflare and Vercel do not.":
    "GitHub verlangt eins. Netlify, Cloudflare und Vercel nicht.",
  "Set build hook": "Build-Hook einrichten",
  "Try it now": "Jetzt ausprobieren",
  "The calendar was not added": "Der Kalender wurde nicht hinzugefügt",
  "Only you see it, for example “Work”.": "Für dich selbst, etwa „Arbeit“.",
  "Secret address": "Geheime Adresse",
  "An address that begins with https:// or webcal://":
    "Eine Adresse, die mit https:// oder webcal:// beginnt",
  "The calendar’s address in iCal format (ICS), from the settings of Google Calendar, Outlook, iCloud, Fastmail and others. It is not shown again.":
    "Im iCal-Format (ICS), wie es die Einstellungen von Google Kalender, Outlook, iCloud, Fastmail und anderen zeigen. Sie wird nicht wieder gezeigt.",
  "Add calendar": "Kalender hinzufügen",
  "The calendar was not read": "Der Kalender wurde nicht gelesen",
  "Calendar removed": "Kalender entfernt",
  "The calendar was not removed": "Der Kalender wurde nicht entfernt",
  "Not read yet.": "Noch nicht gelesen.",
  "Read {time}, {busyTimes} ahead.": "Gelesen am {time}, {busyTimes} voraus.",
  "{count} busy times": { one: "{count} belegte Zeit", other: "{count} belegte Zeiten" },
  "The busy times from the last reading still apply.": "Was zuletzt belegt war, gilt weiter.",
  "{count} entries could not be understood and are ignored.": {
    one: "{count} Eintrag war nicht zu verstehen und bleibt unberücksichtigt.",
    other: "{count} Einträge waren nicht zu verstehen und bleiben unberücksichtigt.",
  },
  "Read now: {name}": "Jetzt lesen: {name}",
  "Read now": "Jetzt lesen",
  "Remove this calendar?": "Diesen Kalender entfernen?",
  "Busy times in “{name}” will be offered for consultations again.":
    "Was in „{name}“ belegt ist, wird wieder für Beratungen angeboten.",
  "Busy times in your other calendars are not offered for consultations. Enter their secret addresses: only the start and end of busy times are kept, not what they are for. The calendars are read every 15 minutes.":
    "Was in deinen anderen Kalendern belegt ist, wird nicht für Beratungen angeboten. Gib ihre geheimen Adressen an: Gespeichert wird nur, von wann bis wann du belegt bist, nichts darüber, womit. Gelesen werden sie jede Viertelstunde.",
  "No calendars yet.": "Noch keine Kalender.",
  "An Edge Function in your project reads them. Deploy it once, before you add the first:":
    "Eine Edge Function deines Projekts liest sie. Veröffentliche sie einmal, bevor du den ersten hinzufügst:",
  "There can be at most {count} calendars.": "Es können höchstens {count} Kalender sein.",
  "It contains the site’s public key: if that key changes, create a new address. With the function “mail” deployed, as for emails to readers, it contains no key.":
    "Sie enthält den öffentlichen Schlüssel der Website: Ändert der sich, erstelle eine neue Adresse. Ist die Funktion „mail“ veröffentlicht, wie für E-Mail-Abos, enthält sie keinen.",
  "Calendar address created": "Kalenderadresse erstellt",
  "It is not known whether the address was created":
    "Es ist nicht bekannt, ob die Adresse erstellt wurde",
  "A former one may no longer work. Create a new one.":
    "Eine frühere funktioniert vielleicht nicht mehr. Erstelle eine neue.",
  "No calendar address was created": "Es wurde keine Kalenderadresse erstellt",
  "Calendar address removed": "Kalenderadresse entfernt",
  "Remove the calendar address?": "Die Kalenderadresse entfernen?",
  "Calendar apps will no longer get anything from it. This cannot be undone.":
    "Kalender-Apps bekommen darüber nichts mehr. Das lässt sich nicht rückgängig machen.",
  "The calendar address was not removed": "Die Kalenderadresse wurde nicht entfernt",
  "An address for your calendar app, which then shows your consultations and the times that are held. Anyone who has it can see your clients’ names and email addresses, so keep it to yourself.":
    "Eine Adresse für deine Kalender-App, die dann deine Beratungen und die reservierten Zeiten zeigt. Wer sie hat, sieht, wer kommt, samt E-Mail-Adressen: Behalt sie für dich.",
  "Created on {date}. A new address replaces it.":
    "Erstellt am {date}. Eine neue Adresse ersetzt sie.",
  "No address yet.": "Noch keine Adresse.",
  "Copy it now: it is not shown again. In your calendar app, subscribe to it as a calendar from a URL.":
    "Kopiere sie jetzt: Sie wird nicht wieder gezeigt. Abonniere sie in deiner Kalender-App als Kalender per URL.",
  "Calendar address": "Kalenderadresse",
  "Create a new address": "Neue Adresse erstellen",
  "Create an address": "Adresse erstellen",
  "Readers can comment on articles.": "Artikel lassen sich kommentieren.",
  "Existing comments stay, but no one can add new ones.":
    "Vorhandene Kommentare bleiben; neue kommen nicht dazu.",
  "Page views are counted, without cookies.": "Seitenaufrufe werden gezählt, ohne Cookies.",
  "Page views are not recorded.": "Seitenaufrufe werden nicht erfasst.",
  "You are notified of messages, requests, comments awaiting approval and failed builds. “Notification delivery” below sets how.":
    "Du wirst bei Nachrichten, Anfragen, wartenden Kommentaren und fehlgeschlagenen Builds benachrichtigt. Wie, steht unten bei „Versand der Benachrichtigungen“.",
  "Messages and requests wait for you here, but you are not notified.":
    "Nachrichten und Anfragen warten hier auf dich; benachrichtigt wirst du nicht.",
  "Readers can also sign in with GitHub. First create an OAuth app there with the callback URL {backendUrl}/auth/v1/callback, and enter it in Supabase under Authentication → Providers.":
    "Die Anmeldung geht auch mit GitHub. Leg dort zuerst eine OAuth-App mit der Callback-Adresse {backendUrl}/auth/v1/callback an, und trag sie in Supabase unter Authentication → Providers ein.",
  "Readers sign in with email and password.": "Die Anmeldung geht mit E-Mail-Adresse und Passwort.",
  "Visitors see a maintenance page. You see the site while you are signed in. Until the next build, rendered pages may show for an instant before the maintenance page.":
    "Alle anderen sehen eine Wartungsseite; du siehst die Website, solange du angemeldet bist. Bis zum nächsten Build können gerenderte Seiten vorher kurz aufblitzen.",
  "The site is open.": "Die Website ist offen.",
  "What the site does for its visitors.": "Was die Website für alle tut, die sie besuchen.",
  "What the site is called, and how people reach you. Where a field is empty, the grey text is used.":
    "Wie die Website heißt, und wie du zu erreichen bist. Wo ein Feld leer ist, gilt der graue Text.",
  "In the navigation, the footer and every page's title.":
    "In der Navigation, der Fußzeile und im Titel jeder Seite.",
  "Under the name in the footer.": "Unter dem Namen in der Fußzeile.",
  "For new articles; each can have its own. It is also the language of the search and of the feeds.":
    "Für neue Artikel; jeder kann eine eigene haben. Sie ist auch die Sprache der Suche und der Feeds.",
  "Public: on the contact page, and where a form could not be sent.":
    "Öffentlich: auf der Kontaktseite, und wo sich ein Formular nicht senden ließ.",
  "Private. Visitors see it only on the maintenance page, while the site is closed.":
    "Privat. Zu sehen nur auf der Wartungsseite, solange die Website geschlossen ist.",
  "No preference is stated: search engines list the site.":
    "Keine Angabe: Suchmaschinen listen die Website.",
  "robots.txt says that search engines may list the site.":
    "robots.txt sagt, dass Suchmaschinen die Website listen dürfen.",
  "Every page asks search engines not to list it, and robots.txt says so.":
    "Jede Seite bittet Suchmaschinen, sie nicht zu listen, und robots.txt sagt es auch.",
  "No preference is stated about AI assistants that answer from your content.":
    "Keine Angabe zu KI-Assistenten, die mit deinen Inhalten antworten.",
  "robots.txt says that AI assistants may answer from your content.":
    "robots.txt sagt, dass KI-Assistenten mit deinen Inhalten antworten dürfen.",
  "robots.txt blocks the crawlers of AI assistants that it lists by name.":
    "robots.txt sperrt die Crawler der KI-Assistenten, die es beim Namen nennt.",
  "No preference is stated about training AI models on your texts.":
    "Keine Angabe dazu, ob KI-Modelle mit deinen Texten trainiert werden dürfen.",
  "robots.txt says that AI models may be trained on your texts.":
    "robots.txt sagt, dass KI-Modelle mit deinen Texten trainiert werden dürfen.",
  "robots.txt disallows it, and blocks the training crawlers that it lists by name.":
    "robots.txt lehnt es ab und sperrt die Crawler, die es beim Namen nennt.",
  "What the site tells crawlers and feed readers, from the next build on. Crawlers can ignore it: {whatThatMeans}.":
    "Was die Website Crawlern und Feedreadern sagt, ab dem nächsten Build. Crawler können es ignorieren: {whatThatMeans}.",
  "what that means": "was das heißt",
  "Say nothing": "Keine Angabe",
  Allow: "Erlauben",
  Refuse: "Ablehnen",
  "The address of the licence under which others may use your articles. Leave it empty to state none.":
    "Die Adresse der Lizenz, unter der andere deine Artikel verwenden dürfen. Leer, um keine anzugeben.",
  "A hub that notifies feed readers of new articles at once. Ping it after each build; the guide shows how.":
    "Ein Hub, der Feedreadern neue Artikel sofort meldet. Sag ihm nach jedem Build Bescheid; wie, steht in der Anleitung.",
  "No comments": "Keine",
  "Comments appear at once, unless a rule below holds them or they have more than two links.":
    "Kommentare erscheinen sofort, außer eine Regel weiter unten hält sie zurück oder sie haben mehr als zwei Links.",
  "Comments from newcomers": "Die von Neuen",
  "Comments wait until you have approved one from the same account. Visitors without an account always count as newcomers.":
    "Kommentare warten, bis du einen desselben Kontos freigegeben hast. Ohne Konto gilt jeder als neu.",
  "All comments": "Alle",
  "Every comment waits for your approval, even from readers you trust.":
    "Jeder Kommentar wartet auf dich, auch von Personen, denen du vertraust.",
  "Which comments wait for your approval before others see them. The Comments page says why each one waits.":
    "Welche Kommentare auf dich warten, bevor andere sie sehen. Unter Kommentare steht bei jedem, warum.",
  "A comment with a link is held, unless you trust its author.":
    "Ein Kommentar mit einem Link wartet, außer du vertraust der Person.",
  "A comment with more than two links is held, unless you trust its author.":
    "Ein Kommentar mit mehr als zwei Links wartet, außer du vertraust der Person.",
  "One word or phrase per line. A comment that contains one is held, wherever it appears and in upper or lower case.":
    "Ein Wort oder Ausdruck pro Zeile. Ein Kommentar, der eins davon enthält, wartet, egal an welcher Stelle und ob groß oder klein geschrieben.",
  "One per line: the email address of an account, or the name of someone who comments without one. Their comments go to spam, and they are not told.":
    "In jeder Zeile die E-Mail-Adresse eines Kontos, oder der Name von jemandem ohne Konto. Ihre Kommentare gelten als Spam; sie erfahren es nicht.",
  "One IP address or network per line. Comments from there go to spam, and the author is not told.":
    "In jeder Zeile eine IP-Adresse oder ein Netz. Kommentare von dort gelten als Spam, ohne Hinweis.",
  "The template is not JSON.": "Die Vorlage ist kein JSON.",
  "You are notified this way now": "Du wirst jetzt so benachrichtigt",
  "You are no longer notified": "Du wirst nicht mehr benachrichtigt",
  "Nothing was changed": "Nichts wurde geändert",
  "Delivery service": "Versanddienst",
  "Set: {host}.": "Eingerichtet: {host}.",
  "New API key": "Neuer API-Schlüssel",
  "API key": "API-Schlüssel",
  "A key is set.": "Ein Schlüssel ist eingerichtet.",
  Sender: "Absender",
  "My site <mail@example.com>": "Meine Website <mail@example.com>",
  "An address at a domain that the service may send for.":
    "Eine Adresse einer Domain, für die der Dienst senden darf.",
  Recipient: "Empfänger",
  Template: "Vorlage",
  "The JSON body of the request. {names} and {last} are filled in.":
    "Das JSON einer Anfrage. {names} und {last} werden ausgefüllt.",
  "Header for the key": "Header des Schlüssels",
  "In the Authorization header it is sent after “Bearer”.":
    "In Authorization steht er nach „Bearer“.",
  "Hours during which it recognises a repeated request (idempotency key)":
    "Stunden, in denen er eine wiederholte Anfrage erkennt (Idempotency-Key)",
  "By the Idempotency-Key header. With 0, an email whose response was lost waits for you in the outbox.":
    "Am Header Idempotency-Key. Mit 0 wartet eine E-Mail, deren Antwort verloren ging, im Postausgang auf dich.",
  "Save delivery service": "Versanddienst speichern",
  "The site notifies you of messages, requests, comments awaiting approval and failed builds. The database itself sends the notifications, every minute. The address and key are kept in it and never shown again.":
    "Die Website meldet dir Nachrichten, Anfragen, wartende Kommentare und fehlgeschlagene Builds. Die Datenbank selbst verschickt die Meldungen, jede Minute. Adresse und Schlüssel liegen in ihr und werden nie wieder gezeigt.",
  "Loading notifications": "Benachrichtigungen werden geladen",
  "No test was sent": "Es wurde kein Test gesendet",
  "Send a test": "Test senden",
  "Waiting for the answer…": "Warten auf die Antwort …",
  "The service accepted it for {recipient}.": "Der Dienst hat ihn für {recipient} angenommen.",
  "The service did not accept it.": "Der Dienst hat ihn nicht angenommen.",
  "At once": "Sofort",
  "One email for each message or request; comments are collected for ten minutes.":
    "Eine E-Mail für jede Nachricht und Anfrage; Kommentare werden zehn Minuten lang gesammelt.",
  "Once an hour": "Einmal in der Stunde",
  "Everything together.": "Alles zusammen.",
  "Once a day": "Einmal am Tag",
  "Times saved": "Zeiten gespeichert",
  "The times were not changed": "Die Zeiten wurden nicht geändert",
  "Hour of the day": "Stunde des Tages",
  "Quiet from": "Ruhe ab",
  "Quiet until": "Ruhe bis",
  "Notifications wait until these hours are over. Set both to the same time to turn quiet hours off.":
    "Benachrichtigungen warten, bis diese Stunden vorbei sind. Stell beide auf dieselbe Zeit, um keine Ruhezeit zu haben.",
  "Time zone: {zone}.": "Die Zeiten gelten in {zone}.",
  "Time zone: {zone}. It was {former} before.":
    "Die Zeiten gelten in {zone}, vorher galten sie in {former}.",
  "Save times": "Zeiten speichern",
  "Readers can now subscribe to emails": "E-Mails lassen sich jetzt abonnieren",
  "Readers no longer get emails": "An Abos gehen keine E-Mails mehr",
  "Address created": "Adresse erstellt",
  "No address was created": "Es wurde keine Adresse erstellt",
  "Readers who subscribe get emails about new articles and replies to their comments: at most once a day, once they have confirmed their address, and until they unsubscribe with one click.":
    "Wer sie abonniert, erfährt von neuen Artikeln und von Antworten auf eigene Kommentare: höchstens einmal am Tag, nach Bestätigung der Adresse, und bis zum Abbestellen mit einem Klick.",
  "Emails to readers": "E-Mail-Abos",
  "The subscription form then appears on the blog’s pages and below articles and comments.":
    "Das Formular dazu steht dann auf den Seiten des Blogs und unter Artikeln und Kommentaren.",
  "Choose a delivery service for emails first: Resend, Postmark or another service.":
    "Wähle zuerst einen Versanddienst für E-Mails: Resend, Postmark oder einen anderen.",
  "An Edge Function in your project handles one-click unsubscribing. Deploy it once, before you switch this on:":
    "Um das Abbestellen mit einem Klick kümmert sich eine Edge Function deines Projekts. Veröffentliche sie einmal, bevor du das einschaltest:",
  "Addresses that bounced or complained get no more emails, if your service reports them: give Resend or Postmark the address below as a webhook for bounces and complaints.":
    "An eine Adresse, die unzustellbar war oder sich beschwert hat, geht nichts mehr, wenn dein Dienst es meldet: Gib Resend oder Postmark diese Adresse als Webhook für Bounces und Beschwerden.",
  "There is one already; a new one replaces it.": "Es gibt eine; eine neue ersetzt sie.",
  "Address for reports": "Adresse für Meldungen",
  "It is not shown again.": "Sie wird nicht wieder gezeigt.",
  "Create an address for reports": "Adresse für Meldungen erstellen",
  "How search engines and shared links show the home page. Pages with their own title and description keep them.":
    "Wie Suchmaschinen und geteilte Links die Startseite zeigen. Seiten mit eigenen Texten behalten sie.",
  "About 60 characters are shown.": "Etwa 60 Zeichen werden gezeigt.",
  "About 160 characters are shown.": "Etwa 160 Zeichen werden gezeigt.",
  "As a search result": "Als Suchergebnis",
  "Save Settings": "Einstellungen speichern",
  "You have unsaved changes": "Es gibt ungespeicherte Änderungen",
  "Sections of the settings": "Abschnitte der Einstellungen",
  "Section of the settings": "Abschnitt der Einstellungen",
  "Your profiles elsewhere, shown on the home page, the contact page and in the footer. One that links back, such as on Mastodon, can show this site as verified.":
    "Deine Profile anderswo: auf der Startseite, der Kontaktseite und in der Fußzeile. Eins, das zurückverlinkt, etwa auf Mastodon, kann diese Website als verifiziert zeigen.",
  "The calendar could not be read": "Der Kalender ließ sich nicht lesen",
  "Calendar read": "Kalender gelesen",
  "Notifications wait in the outbox and are not sent.":
    "Benachrichtigungen warten im Postausgang und werden nicht verschickt.",
  "Emails. First verify your domain there and create an API key that may send.":
    "E-Mails. Verifiziere dort zuerst deine Domain, und erstelle einen API-Schlüssel, der senden darf.",
  "Emails. It does not recognise repeated requests: an email whose response was lost waits for you in the outbox.":
    "E-Mails. Wiederholungen erkennt es nicht: Eine E-Mail, deren Antwort verloren ging, wartet im Postausgang auf dich.",
  "Another service": "Anderer Dienst",
  "Any service that accepts JSON over HTTPS, in the format that you write below.":
    "Alles, was JSON per HTTPS annimmt, in der Form, die du unten angibst.",
  Webhook: "Webhook",
  "Slack, Discord and ntfy.sh get their own format; any other service gets title, text and url.":
    "Slack, Discord und ntfy.sh bekommen, was sie verstehen; alles andere bekommt title, text und url.",
  "Form service": "Formulardienst",
  "The fields of each form as they were filled in, for Formspree and similar services.":
    "Die Felder jedes Formulars, wie sie ausgefüllt wurden, so wie Formspree und ähnliche sie annehmen.",
  General: "Allgemein",
  Features: "Funktionen",
  Moderation: "Moderation",
  Social: "Profile",
  "Crawlers and feeds": "Crawler und Feeds",
  Calendar: "Kalender",
  "Notification delivery": "Versand der Benachrichtigungen",

  // The owner’s area: what the database refuses
  "The site name can have at most {max} characters.":
    "Der Name der Website kann höchstens {max} Zeichen haben.",
  "The site description can have at most {max} characters.":
    "Die Beschreibung der Website kann höchstens {max} Zeichen haben.",
  "The language of articles is a code such as en, pt-BR or zh-Hant.":
    "Die Sprache der Artikel ist ein Kürzel wie de, pt-BR oder zh-Hant.",
  "The admin e-mail is not a valid address.": "Die E-Mail für dich ist keine gültige Adresse.",
  "The contact e-mail is not a valid address.":
    "Die E-Mail für den Kontakt ist keine gültige Adresse.",
  "The blocked words can have at most {max} characters.":
    "Die gesperrten Wörter können höchstens {max} Zeichen haben.",
  "The blocked people can have at most {max} characters.":
    "Die gesperrten Personen können höchstens {max} Zeichen haben.",
  "The blocked networks can have at most {max} characters.":
    "Die gesperrten Netze können höchstens {max} Zeichen haben.",
  "The SEO title can have at most {max} characters.":
    "Der SEO-Titel kann höchstens {max} Zeichen haben.",
  "The SEO description can have at most {max} characters.":
    "Die SEO-Beschreibung kann höchstens {max} Zeichen haben.",
  "The Twitter link must be a web address (https://…).":
    "Der Twitter-Link muss eine Webadresse sein (https://…).",
  "The LinkedIn link must be a web address (https://…).":
    "Der LinkedIn-Link muss eine Webadresse sein (https://…).",
  "The GitHub link must be a web address (https://…).":
    "Der GitHub-Link muss eine Webadresse sein (https://…).",
  "A category needs a name of {min} to {max} characters.":
    "Eine Kategorie braucht einen Namen von {min} bis {max} Zeichen.",
  "A tag needs a name of {min} to {max} characters.":
    "Ein Schlagwort braucht einen Namen von {min} bis {max} Zeichen.",
  "The title needs {min} to {max} characters.": "Der Titel braucht {min} bis {max} Zeichen.",
  "The slug can have lowercase letters, digits and single hyphens, at most {max} characters.":
    "Der Slug kann Kleinbuchstaben, Ziffern und einzelne Bindestriche haben, höchstens {max} Zeichen.",
  "The slug must not look like an id.": "Der Slug darf nicht wie eine ID aussehen.",
  "The excerpt can have at most {max} characters.":
    "Der Auszug kann höchstens {max} Zeichen haben.",
  "The content needs {min} to {max} characters.": "Der Inhalt braucht {min} bis {max} Zeichen.",
  "The language is a code such as en, pt-BR or zh-Hant.":
    "Die Sprache ist ein Kürzel wie de, pt-BR oder zh-Hant.",
  "The text can have at most {max} characters.": "Der Text kann höchstens {max} Zeichen haben.",
  "A post can have at most {max} tags of at most {length} characters.":
    "Ein Beitrag kann höchstens {max} Schlagwörter mit je höchstens {length} Zeichen haben.",
  "A series needs a name of {min} to {max} characters.":
    "Eine Reihe braucht einen Namen von {min} bis {max} Zeichen.",
  "The part of a series is a number from {min} to {max}.":
    "Der Teil einer Reihe ist eine Zahl von {min} bis {max}.",
  "What changed can have at most {max} characters.":
    "Was sich geändert hat, hat in höchstens {max} Zeichen Platz.",
  "The image must be a web address (https://…) or a path on this site.":
    "Das Bild muss eine Webadresse (https://…) oder ein Pfad dieser Website sein.",
  "The author needs {min} to {max} characters.": "Der Autorenname braucht {min} bis {max} Zeichen.",
  "The read time must be at least one minute.": "Die Lesezeit beträgt mindestens eine Minute.",
  "The text has a remark that never ends: <!-- without -->.":
    "Der Text hat eine Anmerkung, die nicht endet: <!-- ohne -->.",
  "The name of a version can have at most {max} characters.":
    "Der Name einer Version kann höchstens {max} Zeichen haben.",
  "The text is too long to be kept on the server.":
    "Der Text ist zu lang, um ihn auf dem Server aufzuheben.",
  "The alternative text can have at most {max} characters.":
    "Der Alternativtext kann höchstens {max} Zeichen haben.",
  "The library takes AVIF, WebP, PNG, JPEG and GIF pictures.":
    "Die Mediathek nimmt Bilder als AVIF, WebP, PNG, JPEG und GIF.",
  "A picture can have at most {max} MB.": "Ein Bild kann höchstens {max} MB haben.",
  "The author of this comment was not signed in.":
    "Diesen Kommentar hat niemand mit einem Konto geschrieben.",
  "The name may be somebody else’s email address: blocking it would block their account. Reject the comment instead.":
    "Der Name ist vielleicht die E-Mail-Adresse von jemand anderem: Ihn zu sperren, würde dessen Konto sperren. Lehne stattdessen den Kommentar ab.",
  "The description needs {min} to {max} characters.":
    "Die Beschreibung braucht {min} bis {max} Zeichen.",
  "The long description can have at most {max} characters.":
    "Die ausführliche Beschreibung kann höchstens {max} Zeichen haben.",
  "The long description is too long as a page: at most {max} characters.":
    "Die ausführliche Beschreibung ist als Seite zu lang: höchstens {max} Zeichen.",
  "The start date must be between 1970 and 2200.": "Der Beginn muss zwischen 1970 und 2200 liegen.",
  "The end date must be between 1970 and 2200.": "Das Ende muss zwischen 1970 und 2200 liegen.",
  "A project cannot end before it starts.": "Ein Projekt kann nicht enden, bevor es beginnt.",
  "A project can have at most {max} technologies of at most {length} characters.":
    "Ein Projekt kann höchstens {max} Techniken mit je höchstens {length} Zeichen haben.",
  "The code link must be a web address (https://…).":
    "Der Link zum Code muss eine Webadresse sein (https://…).",
  "The live link must be a web address (https://…).":
    "Der Link zur Live-Version muss eine Webadresse sein (https://…).",
  "The time needs a year from 2000 to 2099.": "Die Zeit braucht ein Jahr von 2000 bis 2099.",
  "It cannot be restored: it already exists.":
    "Das lässt sich nicht wiederherstellen: Es ist schon da.",
  "It cannot be restored: what it belongs to is gone.":
    "Das lässt sich nicht wiederherstellen: Wozu es gehört, gibt es nicht mehr.",
  "The build hook must be an https:// address of a public host.":
    "Der Build-Hook muss eine https://-Adresse eines öffentlichen Hosts sein.",
  "The token can have at most {max} characters, and no spaces.":
    "Das Token kann höchstens {max} Zeichen haben und keine Leerzeichen.",
  "No build hook is set.": "Es ist kein Build-Hook eingerichtet.",
  "The licence must be a web address (https://…).":
    "Die Lizenz muss eine Webadresse sein (https://…).",
  "The WebSub hub must be a web address (https://…).":
    "Der WebSub-Hub muss eine Webadresse sein (https://…).",
  "The Mastodon link must be a web address (https://…).":
    "Der Mastodon-Link muss eine Webadresse sein (https://…).",
  "The sender must be an address, or a name and an address: Site <mail@example.com>.":
    "Der Absender ist eine Adresse, oder ein Name und eine Adresse: Website <mail@example.com>.",
  "The recipient is not a valid address.": "Der Empfänger ist keine gültige Adresse.",
  "The template must be a JSON object of at most {max} characters.":
    "Die Vorlage ist ein JSON-Objekt mit höchstens {max} Zeichen.",
  "The name of a header can only have letters, digits and hyphens.":
    "Der Name eines Headers hat Buchstaben, Ziffern und Bindestriche.",
  "A service can recognise repeated requests for {min} to {max} hours.":
    "Ein Dienst erkennt eine Wiederholung {min} bis {max} Stunden lang.",
  "The hour of the digest is {min} to {max}.":
    "Die Stunde der Zusammenfassung ist {min} bis {max}.",
  "Emails are not sent automatically: this server lacks pg_cron or pg_net.":
    "E-Mails gehen nicht von selbst hinaus: Diesem Server fehlt pg_cron oder pg_net.",
  "The service needs an https:// address of a public host.":
    "Der Dienst braucht eine https://-Adresse eines öffentlichen Hosts.",
  "The service needs its API key.": "Der Dienst braucht seinen API-Schlüssel.",
  "The key can have at most {max} characters, and no spaces.":
    "Der Schlüssel kann höchstens {max} Zeichen haben und keine Leerzeichen.",
  "The service needs a sender.": "Der Dienst braucht einen Absender.",
  "The service needs a template.": "Der Dienst braucht eine Vorlage.",
  "The time zone is not known.": "Die Zeitzone ist nicht bekannt.",
  "This email is on its way, has been sent, or no longer exists.":
    "Diese E-Mail ist unterwegs, gesendet oder nicht mehr da.",
  "This link is in use. Create another one.": "Dieser Link ist vergeben. Erstelle einen anderen.",
  "Write the hours of a day as 09:00-12:00, 13:00-17:00. They must end after they begin, and must not overlap.":
    "Die Zeiten eines Tages schreibt man als 09:00-12:00, 13:00-17:00. Sie enden nach ihrem Anfang und überschneiden sich nicht.",
  "The time zone has a name such as Europe/Berlin.":
    "Die Zeitzone hat einen Namen wie Europe/Berlin.",
  "A consultation can last {min} to {max} minutes.":
    "Eine Beratung dauert {min} bis {max} Minuten.",
  "The time after can be {min} to {max} minutes.":
    "Der Puffer danach dauert {min} bis {max} Minuten.",
  "The notice can be {min} to {max} hours.": "Der Vorlauf ist {min} bis {max} Stunden.",
  "Days off are dates such as 2026-12-24, or periods such as 2026-12-24 - 2027-01-01.":
    "Freie Tage sind Daten wie 2026-12-24 oder Zeiträume wie 2026-12-24 - 2027-01-01.",
  "The answer can have at most {max} characters.":
    "Die Antwort kann höchstens {max} Zeichen haben.",
  "There is another consultation at that time, or somebody else has requested it.":
    "Zu dieser Zeit ist eine andere Beratung, oder jemand anders hat danach gefragt.",
  "Emails to readers need Resend, Postmark or another email service.":
    "E-Mail-Abos brauchen Resend, Postmark oder einen anderen Dienst für E-Mails.",
  "The function “mail” did not respond.": "Die Funktion „mail“ hat nicht geantwortet.",
  "The notice for changes can be {min} to {max} hours.":
    "Der Vorlauf für Änderungen ist {min} bis {max} Stunden.",
  "A calendar needs a name of {min} to {max} characters.":
    "Der Name eines Kalenders hat {min} bis {max} Zeichen.",
  "The function “calendars” did not respond.": "Die Funktion „calendars“ hat nicht geantwortet.",
  "The price can have at most {max} characters.": "Der Preis kann höchstens {max} Zeichen haben.",
  "Please choose from the offered project types.":
    "Bitte wähle unter den angebotenen Projektarten.",
  "The place is a number from {min} to {max}.": "Die Position ist eine Zahl von {min} bis {max}.",
  "The amount can be {min} to {max}.": "Der Betrag ist {min} bis {max}.",
  "The currency must be a code such as USD or EUR.": "Die Währung ist ein Kürzel wie EUR oder USD.",
  "A time can be held for {min} to {max} hours.":
    "Eine Zeit wird {min} bis {max} Stunden lang reserviert.",
  "To be paid for, it needs a payment link or the addresses from the Pay page.":
    "Was bezahlt werden soll, braucht einen Zahlungslink oder die Adressen der Seite „Zahlen“.",
  "A decorative picture has no alternative text.":
    "Ein dekoratives Bild hat keinen Alternativtext.",
  "A link is valid for 1, 7 or 30 days.": "Ein Link gilt 1, 7 oder 30 Tage.",
  "A note belongs to a paragraph.": "Eine Anmerkung gehört zu einem Absatz.",
  "A page path starts with a slash and has at most {max} characters.":
    "Der Pfad einer Seite beginnt mit einem Schrägstrich und hat höchstens {max} Zeichen.",
  "A picture can have at most {max} smaller files.":
    "Ein Bild kann höchstens {max} kleinere Dateien haben.",
  "A working copy is an object.": "Eine Arbeitskopie ist ein Objekt.",
  "A working copy is of posts or pages.":
    "Eine Arbeitskopie gehört zu einem Beitrag oder einer Seite.",
  "At most {max} characters of a paragraph are quoted.":
    "Aus einem Absatz werden höchstens {max} Zeichen zitiert.",
  "Markdown needs a text, and HTML is its own.":
    "Markdown braucht einen Text; HTML ist selbst der Text.",
  "The address of the function is not valid.": "Die Adresse der Funktion ist nicht gültig.",
  "The address of the site is https:// and a host, or a folder on it.":
    "Die Adresse der Website ist https:// und ein Host, oder ein Ordner darauf.",
  "The calendar was removed.": "Der Kalender wurde entfernt.",
  "The device has at most {max} characters.": "Das Gerät hat höchstens {max} Zeichen.",
  "The digest is none, hourly or daily.":
    "Die Sammelmail gibt es gar nicht, stündlich oder täglich.",
  "The format is markdown or html.": "Das Format ist markdown oder html.",
  "The hash must be a SHA-256 in small letters.":
    "Der Hash muss ein SHA-256 in Kleinbuchstaben sein.",
  "The key of translations needs {min} to {max} characters.":
    "Der Schlüssel der Übersetzungen braucht {min} bis {max} Zeichen.",
  "The language is not valid.": "Die Sprache ist nicht gültig.",
  "The link needs a secret of 43 characters.": "Der Link braucht ein Geheimnis von 43 Zeichen.",
  "The path must be the picture's own.": "Der Pfad muss der des Bildes selbst sein.",
  "The picture has no height.": "Das Bild hat keine Höhe.",
  "The picture has no width.": "Das Bild hat keine Breite.",
  "The place is navigation, footer or nowhere.": "Der Platz ist navigation, footer oder nowhere.",
  "The status is completed, in-progress or planned.":
    "Der Status ist completed, in-progress oder planned.",
  "The status is pending, scheduled, completed or declined.":
    "Der Status ist pending, scheduled, completed oder declined.",
  "The status is unread, read or replied.": "Der Status ist unread, read oder replied.",
  "There are already 200 notes, the most that one link can have.":
    "Es gibt schon 200 Anmerkungen; mehr nimmt ein Link nicht auf.",
  "There are no such articles.": "Diese Artikel gibt es nicht.",
  "These are no words of a language.": "Das sind keine Texte einer Sprache.",
  "This site is not sending emails to readers at the moment.":
    "Diese Website verschickt zurzeit keine E-Mails an Abos.",
  "The payment link must be an https:// address, which may contain {amount}, {currency} and {reference}.":
    "Der Zahlungslink ist eine https://-Adresse, in der {amount}, {currency} und {reference} stehen dürfen.",
  'The template needs "{{headers}}", so that readers can unsubscribe with one click.':
    "Die Vorlage braucht „{{headers}}“, damit sich die E-Mails mit einem Klick abbestellen lassen.",
  "The Pay page accepts up to {max} USD.": "Die Seite „Zahlen“ nimmt bis zu {max} USD.",
  "The time before can be {min} to {max} minutes.":
    "Der Puffer davor dauert {min} bis {max} Minuten.",
  "Times can be offered {min} to {max} days ahead.":
    "Zeiten werden {min} bis {max} Tage im Voraus angeboten.",
  "The most per day can be {min} to {max}, or 0 for no limit.":
    "Höchstens am Tag sind {min} bis {max}, oder 0 für beliebig viele.",
  "The most per week can be {min} to {max}, or 0 for no limit.":
    "Höchstens in der Woche sind {min} bis {max}, oder 0 für beliebig viele.",
  "A reminder goes out {min} to {max} hours before, or 0 for none.":
    "Eine Erinnerung geht {min} bis {max} Stunden vorher hinaus, oder 0 für keine.",
  "A calendar needs an https:// address of a public host.":
    "Ein Kalender hat eine https://-Adresse eines öffentlichen Hosts.",
  "There can be at most {max} calendars.": "Es können höchstens {max} Kalender sein.",
  "The path must be one word, or two with a slash between them, such as talks/2026, with only lowercase letters, digits and single hyphens, at most {max} characters.":
    "Der Pfad ist ein Wort, oder zwei mit einem Schrägstrich dazwischen, etwa talks/2026: aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen, höchstens {max} Zeichen.",
  "No page can have this path: its file would replace another one, or could not be created.":
    "Diesen Pfad kann keine Seite haben: Er wäre eine andere Datei oder keine.",
  "The description can have at most {max} characters.":
    "Die Beschreibung kann höchstens {max} Zeichen haben.",
  "The order is a number from {min} to {max}.":
    "Die Reihenfolge ist eine Zahl von {min} bis {max}.",
  "The site already has something else at this path.":
    "Unter diesem Pfad hat die Website schon etwas anderes.",
  "There is another page at this path.": "Unter diesem Pfad gibt es schon eine Seite.",
  "Save it first, then share it.": "Speichere sie zuerst, dann teile sie.",
  "No payment is due for this request.": "Für diese Anfrage ist nichts zu bezahlen.",
  "An article can list at most {max} posts on Mastodon, Bluesky, Hacker News or Lobsters, one address each.":
    "Ein Artikel kann höchstens {max} Beiträge auf Mastodon, Bluesky, Hacker News oder Lobsters nennen, jeden mit seiner Adresse.",
  "One of these translations is already in this language.":
    "Unter diesen Übersetzungen gibt es schon einen Artikel in dieser Sprache.",

  // Emails and calendars, as the database says them
  "A calendar cannot be read": "Ein Kalender lässt sich nicht lesen",
  "A comment by {name} is waiting for approval": "Ein Kommentar von {name} wartet auf dich",
  "A reader replied": "Geantwortet hat",
  "A reply to your comment on “{title}”": "Eine Antwort auf deinen Kommentar zu „{title}“",
  "A test of your notifications": "Ein Test deiner Benachrichtigungen",
  "All of them are on the site.": "Alle stehen auf der Website.",
  "And {count} more articles": {
    one: "Und {count} weiterer Artikel",
    other: "Und {count} weitere Artikel",
  },
  "Answer:": "Antwort:",
  "Budget:": "Budget:",
  "Change or stop these emails": "Diese E-Mails ändern oder abbestellen",
  "Company:": "Firma:",
  "Consultation request from {name}": "Beratungsanfrage von {name}",
  "Consultation with {name}": "Beratung mit {name}",
  "Consultation: {name}": "Beratung: {name}",
  "Consultation: {project}": "Beratung: {project}",
  "Email:": "E-Mail:",
  "From:": "Von:",
  "Held until:": "Reserviert bis:",
  "If you cannot make it, just reply to this email.":
    "Falls du verhindert bist, antworte einfach auf diese E-Mail.",
  "The request was withdrawn.": "Die Anfrage ist zurückgezogen.",
  "It is now on {time}.": "Sie ist jetzt am {time}.",
  "No attempt was made to read it.": "Er wurde nicht abgefragt.",
  "It was planned for {time}. It was not marked as paid in time, so that time is free again. If the payment arrives late, mark it as paid then: the consultation comes back if its time is still free.":
    "Geplant war sie für {time}. Sie wurde nicht als bezahlt markiert, deshalb ist die Zeit wieder frei. Kommt die Zahlung später, markiere sie dann: Der Termin gilt wieder, solange seine Zeit frei ist.",
  "It was planned for {time}. That time is free again.":
    "Geplant war sie für {time}. Die Zeit ist wieder frei.",
  "It works": "Es klappt",
  "The new time would be {time}, which is held for 48 hours.":
    "Sie wäre am {time}; die Zeit ist 48 Stunden lang reserviert.",
  "The new time would be {time}.": "Sie wäre am {time}.",
  "January, February, March, April, May, June, July, August, September, October, November, December":
    "Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember",
  "Kind:": "Art:",
  "Length:": "Dauer:",
  "Moderate comments": "Kommentare prüfen",
  "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday":
    "Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag",
  "More new articles": "Weitere neue Artikel",
  "New Consultation Request": "Neue Beratungsanfrage",
  "Not paid yet: consultation": "Noch nicht bezahlt: Beratung",
  "Not paid yet: consultation with {name}": "Noch nicht bezahlt: Beratung mit {name}",
  "On “{title}” by {author}": "Zu „{title}“ von {author}",
  "On:": "Zu:",
  "Open the message": "Nachricht öffnen",
  "Open the outbox": "Postausgang öffnen",
  "Open the request": "Anfrage öffnen",
  "Please confirm your address": "Bitte bestätige deine Adresse",
  "Please confirm your subscription": "Bitte bestätige dein Abo",
  "Read the article": "Artikel lesen",
  "Read the thread": "Ganze Diskussion lesen",
  "Reference:": "Verwendungszweck:",
  "Reminder: consultation": "Erinnerung: Beratung",
  "Reminder: consultation with {name}": "Erinnerung: Beratung mit {name}",
  "See all articles": "Alle Artikel ansehen",
  "See and confirm": "Ansehen und bestätigen",
  "See how to pay": "Ansehen, wie du bezahlst",
  "See it, move it or call it off": "Ansehen, verschieben oder absagen",
  "See it, pay, move it or call it off": "Ansehen, bezahlen, verschieben oder absagen",
  "See the site’s health": "Zustand der Website ansehen",
  "See your calendars": "Deine Kalender ansehen",
  "Nothing could be read for a day. Times that were busy before are still not offered to visitors, but times that have become busy since then may be.":
    "Seit einem Tag ist nicht bekannt, was dort belegt ist. Was beim letzten Lesen belegt war, wird weiterhin nicht angeboten; was seitdem dazukam, vielleicht doch.",
  "The response is not a calendar.": "Die Antwort ist kein Kalender.",
  "The calendar is cut off in the middle.": "Der Kalender bricht mittendrin ab.",
  "The calendar is not on the public internet.":
    "Der Kalender steht nicht im öffentlichen Internet.",
  "The calendar is larger than 20 MB.": "Der Kalender ist größer als 20 MB.",
  "The calendar has more than 20,000 entries.": "Der Kalender hat mehr als 20.000 Einträge.",
  "The calendar took too long to read.": "Der Kalender braucht zu lange beim Lesen.",
  "The calendar’s server responded with {status}.": "Der Server des Kalenders antwortet {status}.",
  "The calendar’s server did not respond in time.":
    "Der Server des Kalenders antwortet nicht rechtzeitig.",
  "The calendar’s server did not respond, or has no valid certificate.":
    "Der Server des Kalenders antwortet nicht oder hat kein gültiges Zertifikat.",
  "The calendar’s server redirects to an address without https.":
    "Der Server des Kalenders leitet auf eine Adresse ohne https um.",
  "The calendar’s server redirects too often.": "Der Server des Kalenders leitet zu oft weiter.",
  "The emails that you already get stay as they are.":
    "Die E-Mails, die du schon bekommst, bleiben, wie sie sind.",
  "The site was not built": "Die Website wurde nicht gebaut",
  "The site’s owner replied": "Geantwortet hat, wem die Website gehört",
  "This is how you will hear about messages, requests and comments.":
    "So erfährst du von Nachrichten, Anfragen und Kommentaren.",
  "Time zone:": "Zeitzone:",
  "Timeline:": "Zeitraum:",
  "Amount due:": "Zu bezahlen:",
  "What you published or changed is in the database, but not in the built pages: search engines and feeds do not see it yet.":
    "Was du veröffentlicht oder geändert hast, steht in der Datenbank, aber nicht in den gebauten Seiten: Suchmaschinen und Feeds sehen es noch nicht.",
  "When:": "Wann:",
  "With:": "Mit:",
  "You can also have your address deleted right away.":
    "Du kannst deine Adresse auch gleich löschen lassen.",
  "You get this email because you subscribed to it.":
    "Du bekommst diese E-Mail, weil du sie abonniert hast.",
  "You have accepted the time of our consultation: {time}.":
    "Du hast die Zeit für unsere Beratung angenommen: {time}.",
  "You have asked for another time: {time}.": "Du hast um eine andere Zeit gebeten: {time}.",
  "You have asked for another time: {time}. It is held for you for 48 hours.":
    "Du hast um eine andere Zeit gebeten: {time}. Sie ist 48 Stunden lang für dich reserviert.",
  "You have called off our consultation on {time}.": "Du hast unsere Beratung abgesagt: {time}.",
  "You have moved our consultation. It is now on {time}.":
    "Du hast unsere Beratung verschoben. Sie ist jetzt am {time}.",
  "You have withdrawn your request.": "Du hast deine Anfrage zurückgezogen.",
  "You, or somebody who gave your address, asked for emails from this site. The link opens a page that says which ones. Press the button there to get them; otherwise none are sent, and the request is deleted after a week.":
    "Jemand, wahrscheinlich du, möchte E-Mails dieser Website an diese Adresse bekommen. Der Link öffnet eine Seite, auf der steht, welche. Drück dort auf den Knopf, um sie zu bekommen; sonst wird nichts verschickt, und nach einer Woche wird die Anfrage gelöscht.",
  "Your payment has not been marked as received yet. If it still has not been by then, your time becomes available to others. If you have already paid, please reply to this email.":
    "Deine Zahlung ist noch nicht als eingegangen markiert. Ist sie es bis dahin nicht, wird deine Zeit wieder für andere frei. Falls du schon bezahlt hast, antworte bitte auf diese E-Mail.",
  "Your payment was not marked as received in time, so {time} is available to others again. If you have paid, please reply to this email.":
    "Deine Zahlung wurde nicht rechtzeitig als eingegangen markiert, deshalb ist deine Zeit wieder für andere frei: {time}. Falls du bezahlt hast, antworte bitte auf diese E-Mail.",
  "the owner of this site": "der Person hinter dieser Website",
  "{amount} {currency}": "{amount} {currency}",
  "{amount}.{cents} {currency}": "{amount},{cents} {currency}",
  "{count} changed consultations": {
    one: "{count} geänderter Termin",
    other: "{count} geänderte Termine",
  },
  "{count} failed builds": {
    one: "{count} fehlgeschlagener Build",
    other: "{count} fehlgeschlagene Builds",
  },
  "{count} calendar problems": {
    one: "{count} Meldung zu Kalendern",
    other: "{count} Meldungen zu Kalendern",
  },
  "{count} requests": { one: "{count} Anfrage", other: "{count} Anfragen" },
  "{name} (and {count} more)": {
    one: "{name} (und {count} weitere Antwort)",
    other: "{name} (und {count} weitere Antworten)",
  },
  "{name} asks for another time": "{name} bittet um eine andere Zeit",
  "{name} has accepted the time": "{name} hat die Zeit angenommen",
  "{name} has called off the consultation": "{name} hat die Beratung abgesagt",
  "{name} has moved the consultation": "{name} hat die Beratung verschoben",
  "{name} has not paid in time": "{name} hat nicht rechtzeitig bezahlt",
  "{project} Consultation": "Beratung: {project}",
  "{subject} and {count} more": {
    one: "{subject} und {count} weitere Neuigkeit",
    other: "{subject} und {count} weitere Neuigkeiten",
  },
  "{weekday}, {day} {month} {year}, {time}": "{weekday}, {day}. {month} {year}, {time} Uhr",

  // Emails of accounts
  "You created an account at {site} with this address. Open the link in the browser you signed up in and press the button there: it confirms your address, signs you in and takes you back to where you were.":
    "Du hast mit dieser Adresse ein Konto bei {site} angelegt. Ein Druck auf den Knopf der Seite, die sich öffnet, bestätigt sie, meldet dich an und bringt dich dorthin zurück, wo du warst. Öffne sie in dem Browser, in dem du dich registriert hast.",
  "Not you? Just ignore this email: no account is created unless you confirm it.":
    "Warst du das nicht? Dann tu einfach nichts: Ohne das hier gibt es kein Konto.",
  "Confirm your new address": "Neue Adresse bestätigen",
  "Somebody, hopefully you, wants to use this address for an account at {site}. To confirm it, open the link and press the button there.":
    "Jemand, hoffentlich du, möchte diese Adresse für ein Konto bei {site} benutzen. Ein Druck auf den Knopf der Seite, die sich öffnet, bestätigt sie.",
  "Confirm my new address": "Meine neue Adresse bestätigen",
  "Not you? Just ignore this email: the account keeps its current address.":
    "Warst du das nicht? Dann tu einfach nichts: Das Konto behält seine frühere Adresse.",
  "Somebody, hopefully you, asked to set a new password at {site}. Open the link in the browser you asked from, press the button there, and choose one.":
    "Jemand, hoffentlich du, hat bei {site} ein neues Passwort angefordert. Ein Druck auf den Knopf der Seite, die sich öffnet, und du wählst es. Öffne sie in dem Browser, in dem du es angefordert hast.",
  "Not you? Just ignore this email: your password stays as it is.":
    "Warst du das nicht? Dann tu einfach nichts: Dein Passwort bleibt, wie es ist.",

  // The audit log: columns that no form has
  "Called off at": "Abgesagt am",
  "Called off by": "Abgesagt von",
  "Content as HTML": "Inhalt als HTML",
  "Former paths": "Frühere Pfade",
  Checksum: "Prüfsumme",
  Height: "Höhe",
  "Held until": "Reserviert bis",
  "Long description as HTML": "Lange Beschreibung als HTML",
  "File type": "Dateityp",
  Paid: "Bezahlt",
  File: "Datei",
  "Proposed for": "Vorgeschlagen für",
  Revoked: "Widerrufen",
  "Agreed on": "Vereinbart am",
  "Number of changes": "Anzahl der Änderungen",
  "Smaller sizes": "Kleinere Größen",
  Width: "Breite",

  // What readers do not get, and pictures that are no files of the build
  "Use another picture instead, or save the page without it.":
    "Nimm ein anderes Bild an seiner Stelle, oder speichere die Seite ohne.",
  "{page} shows {picture} from the storage: it {reason}.":
    "{page} zeigt {picture} aus dem Speicher: Es {reason}.",
  "could not be fetched": "ließ sich nicht holen",
  "is broken": "ist kaputt",
  "is in another storage": "liegt in einem anderen Speicher",
  "is not a picture that browsers can show": "ist kein Bild, das Browser anzeigen",
  "does not exist": "ist nicht da",
  "has too many pixels": "hat zu viele Pixel",
  "The same goes for {count} more.": {
    one: "{count} weiteres ebenso.",
    other: "{count} weitere ebenso.",
  },
  "scripts in a text do not run": "Code in einem Text läuft nicht",
  "nothing in a text plays automatically": "in einem Text spielt nichts von selbst",
  "texts use the site’s styles": "Texte sehen aus wie die Website",
  "texts cannot contain forms": "Texte enthalten keine Formulare",
  "browsers no longer have plugins": "Browser haben keine Plugins",
  "a drawing may contain code: use it as a picture":
    "eine Zeichnung kann Code enthalten: Binde sie als Bild ein",
  "{name} of {element}": "{name} von {element}",
  styles: "Stile",
  "the address {address}": "die Adresse {address}",
  "it is not safe to follow": "ihr zu folgen ist nicht sicher",
  "Readers do not get {parts}.": "Beim Lesen fehlt {parts}.",
  "; nor ": "; außerdem ",
  "it is not allowed in texts": "das gibt es in Texten nicht",
  "frames are only allowed from {names}": "Frames kommen nur von {names}",
  "this site shows no frames": "diese Website zeigt keine Frames",
  "{why}, so a link is shown instead": "{why}, deshalb steht dort ein Link",
  "{names} and {last}": "{names} und {last}",

  // Why an email was not sent
  "A later email replaced it.": "Eine spätere hat sie ersetzt.",
  "Email notifications are off.": "Benachrichtigungen per E-Mail sind aus.",
  "The service did not respond in time.": "Der Dienst hat nicht rechtzeitig geantwortet.",
  "What it was about had been deleted or dealt with by then.":
    "Worum es ging, war da schon gelöscht oder erledigt.",
  "The decision was undone.": "Die Entscheidung wurde rückgängig gemacht.",
  "The chosen delivery service cannot email anyone but you.":
    "Der gewählte Dienst schickt keine E-Mails an andere.",
  "The consultation has changed, was called off or has begun.":
    "Die Beratung wurde geändert oder abgesagt oder hat begonnen.",
  "The reader no longer wants it.": "Das Abo wurde inzwischen beendet.",
  "The site has been bound to its owner again since then.":
    "Die Website hat ein neues Inhaberkonto bekommen.",
});
