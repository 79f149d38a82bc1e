import { reference } from "./catalogue.ts";

/**
 * German, as developers write it to each other: nobody is addressed where that is possible, and as «du» where it is not.
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
  "Something on this page broke. Nothing you sent was lost. Loading it again usually helps.":
    "Auf dieser Seite ist etwas kaputtgegangen. Nichts, was du abgeschickt hast, ist verloren. Meist hilft es, sie neu zu laden.",
  "Your browser does not keep what you typed. Go back and copy it before you load again.":
    "Dein Browser hebt nicht auf, was du getippt hast. Geh zurück und kopiere es, bevor du neu lädst.",
  "Load again": "Neu laden",
  "Back to Home": "Zur Startseite",
  "Post Not Found": "Beitrag nicht gefunden",
  "This post could not be loaded": "Dieser Beitrag ließ sich nicht laden",
  "Project Not Found": "Projekt nicht gefunden",
  "This project could not be loaded": "Dieses Projekt ließ sich nicht laden",
  "Page Not Found": "Seite nicht gefunden",
  "This page could not be loaded": "Diese Seite ließ sich nicht laden",
  "It may have been taken down, or the address is mistyped.":
    "Vielleicht wurde der Inhalt entfernt, oder die Adresse ist vertippt.",
  "Switch to dark theme": "Zum dunklen Design wechseln",
  "Switch to light theme": "Zum hellen Design wechseln",
  "Skip to content": "Zum Inhalt springen",
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
  "Articles cannot be searched now; what you have read before can.":
    "Artikel lassen sich gerade nicht durchsuchen; was du schon gelesen hast, schon.",
  "Nothing found.": "Nichts gefunden.",
  "{count} results": { one: "{count} Ergebnis", other: "{count} Ergebnisse" },
  "Showing results for “{corrected}”: {results}": "Ergebnisse für „{corrected}“: {results}",
  "Pause music": "Musik anhalten",
  "Play music": "Musik abspielen",
  "listen tracks songs": "hören Stücke Lieder",
  "colours dark light": "Farben dunkel hell",
  "Copy link to this page": "Link zu dieser Seite kopieren",
  "address share url": "Adresse teilen URL",
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
  "Sign in again to go on under your name. What you typed is still here.":
    "Melde dich wieder an, um unter deinem Namen weiterzumachen. Was du getippt hast, ist noch da.",
  "The sign-in form": "Das Anmeldeformular",
  "The server does not answer. You are reading the site as of {time}.":
    "Der Server antwortet nicht. Du liest die Website mit Stand vom {time}.",
  "The server does not answer. You are reading the site as of its last build.":
    "Der Server antwortet nicht. Du liest die Website mit Stand des letzten Builds.",
  "Back to top": "Nach oben",
  Footer: "Fußzeile",
  Explore: "Auf dieser Website",
  Elsewhere: "Anderswo",
  "{strong} Only you see the site.": "{strong} Nur du siehst die Website.",
  "Maintenance mode is on.": "Der Wartungsmodus ist an.",
  "Change it in the settings": "In den Einstellungen ändern",
  "Under maintenance": "Wartungsarbeiten",
  "{siteName} is being worked on and will be back soon.":
    "An {siteName} wird gerade gearbeitet; gleich geht es weiter.",
  "The site is closed for a moment": "Die Website ist kurz geschlossen",
  "Something is being mended or moved. This page opens by itself once that is done; whatever you had begun to write is kept in this browser.":
    "Hier wird etwas repariert oder umgezogen. Danach öffnet sich diese Seite von selbst; was du zu schreiben angefangen hast, bleibt in diesem Browser.",
  "Is it urgent? Write to {address}.": "Ist es dringend? Schreib an {address}.",
  "You are signed in as {email}.": "Angemeldet als {email}.",
  "a reader": "jemand, der hier liest",
  "Is this your site?": "Ist das deine Website?",
  "Music player": "Musikplayer",
  "Could not be played": "Ließ sich nicht abspielen",
  "Next track": "Nächstes Stück",
  "Close player": "Player schließen",
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
  "Check your connection, or whether a blocker keeps it back, and load the page again.":
    "Prüfe deine Verbindung und ob ein Blocker dazwischenfunkt, und lade die Seite neu.",
  "{what} could not be loaded. {hint}": "{what} ließ sich nicht laden. {hint}",
  "A part of this site could not be loaded. {hint}":
    "Ein Teil dieser Website ließ sich nicht laden. {hint}",
  "This was changed elsewhere meanwhile.": "Das wurde inzwischen woanders geändert.",
  "This does not exist any more.": "Das gibt es nicht mehr.",
  "The name needs 1 to 100 characters.": "Der Name braucht 1 bis 100 Zeichen.",
  "The name needs 1 to 80 characters.": "Der Name braucht 1 bis 80 Zeichen.",
  "A name can have at most 80 characters.": "Ein Name kann höchstens 80 Zeichen haben.",
  "Please fill in your name.": "Bitte gib deinen Namen ein.",
  "Please write something.": "Bitte schreib etwas.",
  "That does not look like an e-mail address.": "Das sieht nicht nach einer E-Mail-Adresse aus.",
  "The subject needs 1 to 200 characters.": "Der Betreff braucht 1 bis 200 Zeichen.",
  "The message needs 1 to 5,000 characters.": "Die Nachricht braucht 1 bis 5.000 Zeichen.",
  "The company can have at most 200 characters.": "Die Firma kann höchstens 200 Zeichen haben.",
  "The project details need 1 to 5,000 characters.":
    "Die Angaben zum Projekt brauchen 1 bis 5.000 Zeichen.",
  "Please choose one of the offered project types.":
    "Bitte wähle eine der angebotenen Projektarten.",
  "Please choose one of the offered budget ranges.":
    "Bitte wähle einen der angebotenen Budgetrahmen.",
  "Please choose one of the offered timelines.": "Bitte wähle einen der angebotenen Zeiträume.",
  "A comment can have at most 2,000 characters.":
    "Ein Kommentar kann höchstens 2.000 Zeichen haben.",
  "A note needs 1 to 1,000 characters.": "Eine Notiz braucht 1 bis 1.000 Zeichen.",
  "A comment can be edited for 15 minutes, and this one is older.":
    "Ein Kommentar lässt sich 15 Minuten lang bearbeiten, und dieser ist älter.",
  "The comment is not there any more.": "Den Kommentar gibt es nicht mehr.",
  "The comment you reply to is not there any more.":
    "Den Kommentar, auf den du antwortest, gibt es nicht mehr.",
  "The article is not there any more.": "Den Artikel gibt es nicht mehr.",
  "This comment is your own.": "Das ist dein eigener Kommentar.",
  "Comments are closed.": "Hier kann nicht mehr kommentiert werden.",
  "Your account does not exist any more. Please sign out.":
    "Dein Konto gibt es nicht mehr. Bitte melde dich ab.",
  "This account owns the site, so it cannot be deleted here.":
    "Diesem Konto gehört die Website, deshalb lässt es sich hier nicht löschen.",
  "This link has expired or was revoked. Ask for a new one.":
    "Dieser Link ist abgelaufen oder wurde zurückgezogen. Bitte um einen neuen.",
  "Sign in again, with your second factor.":
    "Melde dich noch einmal an, mit deinem zweiten Faktor.",
  "That was a lot in a short time. Please wait a little and try again.":
    "Das war viel in kurzer Zeit. Warte bitte ein wenig und versuch es dann noch einmal.",
  "That kind of consultation is not offered any more. Please choose another one.":
    "Diese Art von Beratung gibt es nicht mehr. Bitte wähle eine andere.",
  "That time has been taken meanwhile. Please choose another one.":
    "Diese Zeit ist inzwischen vergeben. Bitte wähle eine andere.",
  "There is no date for this link.": "Zu diesem Link gibt es keinen Termin.",
  "It can no longer be changed here. Please write instead.":
    "Hier lässt sich daran nichts mehr ändern. Schreib stattdessen bitte eine Nachricht.",
  "The address or the password is not right.": "Adresse oder Passwort stimmt nicht.",
  "Your address is not confirmed yet.": "Deine Adresse ist noch nicht bestätigt.",
  "There is an account for this address already.": "Zu dieser Adresse gibt es schon ein Konto.",
  "This password is too weak. Please choose another one.":
    "Dieses Passwort ist zu schwach. Bitte wähle ein anderes.",
  "The new password has to be another one than before.":
    "Das neue Passwort muss ein anderes sein als das bisherige.",
  "The check that you are human failed. Please try again.":
    "Die Prüfung, ob du ein Mensch bist, ist fehlgeschlagen. Bitte noch einmal versuchen.",
  "New accounts are not taken here.": "Hier lassen sich keine neuen Konten anlegen.",
  "The server did not answer. Check your connection and try again.":
    "Der Server hat nicht geantwortet. Prüfe deine Verbindung und versuch es noch einmal.",
  "The server does not take the key of this page. Reload it; if that does not help, the site’s owner has to renew the key.":
    "Der Server nimmt den Schlüssel dieser Seite nicht an. Lade sie neu; hilft das nicht, muss der Schlüssel der Website erneuert werden.",
  "Your session has ended. Please sign in again.":
    "Deine Sitzung ist abgelaufen. Bitte melde dich wieder an.",
  "You are not signed in.": "Du bist nicht angemeldet.",
  "The text holds a character that cannot be stored. Please type it anew instead of pasting it.":
    "Der Text enthält ein Zeichen, das sich nicht speichern lässt. Bitte tippe ihn neu, statt ihn einzufügen.",
  "The server had a problem. Please try again.":
    "Der Server hatte ein Problem. Bitte noch einmal versuchen.",
  "The code of this page could not be loaded: you can read it and follow its links, but buttons and forms do not work. Check your connection, or whether a blocker keeps it back, and load the page again.":
    "Der Code dieser Seite ließ sich nicht laden: Lesen und Links folgen geht, Knöpfe und Formulare gehen nicht. Prüfe deine Verbindung und ob ein Blocker dazwischenfunkt, und lade die Seite neu.",

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
  "Get new articles by mail": "Neue Artikel per E-Mail",
  "New password": "Neues Passwort",
  "Strength: {name}. {advice}": "Stärke: {name}. {advice}",
  "A few unrelated words are hard to guess and easy to keep in mind.":
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
  "It removes your password and every second factor. Then choose a new password with «Forgot your password?».":
    "Es entfernt dein Passwort und jeden zweiten Faktor. Wähle danach mit „Passwort vergessen?“ ein neues Passwort.",
  "Social profiles": "Profile anderswo",
  "Or write to {address}.": "Oder schreib an {address}.",
  "Thank you. New articles come to {ownAddress}.": "Danke. Neue Artikel kommen an {ownAddress}.",
  "Thank you. An email asks you to confirm it; there is one a day at most. Nothing else is sent before.":
    "Danke. Eine E-Mail bittet dich um Bestätigung; davon gibt es höchstens eine am Tag. Vorher kommt nichts anderes.",
  "New articles by mail": "Neue Artikel per E-Mail",
  "To {ownAddress}, the address of your account.": "An {ownAddress}, die Adresse deines Kontos.",
  "E-mail address": "E-Mail-Adresse",
  "Only for these emails. Each has a link that ends them.":
    "Nur für diese E-Mails. In jeder steht ein Link, der sie beendet.",
  What: "Was",
  "How often": "Wie oft",
  "At most once a day": "Höchstens einmal am Tag",
  "At most once a week": "Höchstens einmal in der Woche",
  "Get emails": "E-Mails bekommen",
  "Articles with the tag {name}": "Artikel mit dem Schlagwort {name}",
  "The series {name}": "Die Reihe {name}",
  "All new articles": "Alle neuen Artikel",
  "Something was asked for that is not confirmed yet. Until you press the button nothing of it is sent; after a week it is forgotten.":
    "Etwas, das angefordert wurde, ist noch nicht bestätigt. Solange du nicht auf den Knopf drückst, wird nichts davon verschickt; nach einer Woche ist es vergessen.",
  "The address is not confirmed yet. Until you press the button nothing of it is sent; after a week it is forgotten.":
    "Die Adresse ist noch nicht bestätigt. Solange du nicht auf den Knopf drückst, wird nichts verschickt; nach einer Woche ist sie vergessen.",
  "Confirm my address": "Meine Adresse bestätigen",
  "What you are mailed": "Was du per E-Mail bekommst",
  "Not confirmed": "Nicht bestätigt",
  "End {what}": "Beenden {what}",
  "Stop all emails": "Alle E-Mails beenden",
  "Replies to your comment on {title}": "Antworten auf deinen Kommentar zu {title}",
  "New articles with the tag {name}": "Neue Artikel mit dem Schlagwort {name}",
  "New articles of the series {name}": "Neue Artikel der Reihe {name}",
  "Replies to your comment on an article": "Antworten auf deinen Kommentar zu einem Artikel",
  "New articles": "Neue Artikel",
  "Drag it to see the rest.": "Zum Rest geht es durch Ziehen.",
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
  "There is unsaved text, and the question about it":
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
  "The check that you are human could not be loaded. Check your connection, or what blocks Cloudflare, and try again.":
    "Die Prüfung, ob du ein Mensch bist, ließ sich nicht laden. Prüfe deine Verbindung oder was Cloudflare blockiert, und versuch es noch einmal.",
  "a payment request": "eine Zahlungsanfrage",
  "{count} posts": { one: "ein Beitrag", other: "{count} Beiträge" },
  "{count} projects": { one: "ein Projekt", other: "{count} Projekte" },
  "{count} pages": { one: "eine Seite", other: "{count} Seiten" },
  "changes to the settings": "Änderungen an den Einstellungen",
  "{count} kinds of consultation": {
    one: "eine Art von Beratung",
    other: "{count} Arten von Beratung",
  },
  "{count} replies": { one: "eine Antwort", other: "{count} Antworten" },
  "a message": "eine Nachricht",
  "a consultation request": "eine Beratungsanfrage",
  "This form was filled in by a program": "Dieses Formular hat ein Programm ausgefüllt",
  "Please load the page again and send it by hand.":
    "Bitte lade die Seite neu und schick es von Hand ab.",
  "very weak": "sehr schwach",
  weak: "schwach",
  fair: "mäßig",
  good: "gut",
  strong: "stark",
  "Leave out your name and address.": "Lass deinen Namen und deine Adresse weg.",
  "Leave out what many people use.": "Lass weg, was viele nehmen.",
  "Make it longer: a few unrelated words are hard to guess and easy to keep in mind.":
    "Mach es länger: Ein paar Wörter ohne Zusammenhang sind schwer zu erraten und leicht zu merken.",
  "The browser wants another click before it plays.":
    "Der Browser will noch einen Klick, bevor er abspielt.",
  "“{title}” could not be played. The file is missing or the connection is gone.":
    "„{title}“ ließ sich nicht abspielen. Die Datei fehlt, oder die Verbindung ist weg.",
  "404 — Nothing here": "404 – Hier ist nichts",
  "Oops! Page Not Found": "Hoppla! Seite nicht gefunden",
  "The address may be mistyped, or the page has moved.":
    "Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.",
  "Go Back": "Zurück",
  "Popular Pages": "Beliebte Seiten",
  "You are offline": "Du bist offline",
  "No connection": "Keine Verbindung",
  "This page has not been read on this device before. It opens by itself as soon as you are connected again.":
    "Diese Seite wurde auf diesem Gerät noch nicht gelesen. Sie öffnet sich von selbst, sobald du wieder verbunden bist.",
  "Try again": "Noch einmal versuchen",
  "What you can read now": "Was du jetzt lesen kannst",

  // Signing in
  "Please try again": "Bitte noch einmal versuchen",
  "Your session had to be renewed.": "Die Sitzung musste erneuert werden.",
  "This link did not work. Please ask for a new one.":
    "Dieser Link hat nicht funktioniert. Bitte einen neuen anfordern.",
  "This link has expired or was used already. Please ask for a new one.":
    "Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte einen neuen anfordern.",
  "This link has expired or was used already.":
    "Dieser Link ist abgelaufen oder wurde schon benutzt.",
  "This link works only in the browser in which you asked for it. Please ask for a new one here.":
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
  "Sign in to go on. What you wrote before is in the browser in which you created the account.":
    "Melde dich an, um weiterzumachen. Was du vorher geschrieben hast, liegt in dem Browser, in dem du das Konto angelegt hast.",
  "Second factor": "Zweiter Faktor",
  "Enter the code of your authenticator app to finish signing in.":
    "Gib den Code deiner Authenticator-App ein, um die Anmeldung abzuschließen.",
  "That code is not right. Enter the one that the app shows now; if it keeps failing, set the clock of the device right.":
    "Dieser Code stimmt nicht. Gib den ein, den die App gerade zeigt; klappt es weiterhin nicht, stell die Uhr des Geräts richtig.",
  "That took too long. Enter the code that the app shows now.":
    "Das hat zu lange gedauert. Gib den Code ein, den die App gerade zeigt.",
  "This authenticator is not known any more. Close this and start again.":
    "Diesen Authenticator gibt es nicht mehr. Schließ das hier und fang noch einmal an.",
  "Authenticator apps are switched off in this Supabase project. Switch them on in its Auth settings.":
    "Authenticator-Apps sind in diesem Supabase-Projekt ausgeschaltet. Einschalten lassen sie sich in dessen Auth-Einstellungen.",
  "You have an authenticator of this name. Choose another one.":
    "Einen Authenticator mit diesem Namen hast du schon. Nimm einen anderen.",
  "This backend has no second factors. A hosted Supabase project has.":
    "Dieses Backend kennt keine zweiten Faktoren. Ein gehostetes Supabase-Projekt schon.",
  "Authenticator app": "Authenticator-App",
  "Name changed": "Name geändert",
  "That is not your current password.": "Das ist nicht dein aktuelles Passwort.",
  "Password changed": "Passwort geändert",
  "Your other devices are signed out.": "Deine anderen Geräte sind abgemeldet.",
  "Your other devices are signed out": "Deine anderen Geräte sind abgemeldet",
  "No mail was sent: too many have been asked for at this site. Please try again later.":
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
  "Nothing there? Look in your spam folder. If the address has an account already, no mail comes: sign in instead.":
    "Nichts gekommen? Sieh im Spam-Ordner nach. Gibt es zu der Adresse schon ein Konto, kommt keine E-Mail: Melde dich stattdessen an.",
  "Sign in": "Anmelden",
  "Use another address": "Andere Adresse nehmen",
  "Create an account": "Konto anlegen",
  "The link has expired or was used already. If it was you who used it, your address is confirmed: sign in. If not, have a new one sent.":
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
  "Your address is not confirmed yet. Open the link in the email that we sent you, or have it sent again.":
    "Deine Adresse ist noch nicht bestätigt. Öffne den Link in der E-Mail von uns, oder lass sie dir noch einmal schicken.",
  "Create Account": "Konto anlegen",
  "Reset Password": "Passwort zurücksetzen",
  "Confirm your address": "Adresse bestätigen",

  // Home
  "Software that is finished": "Software, die fertig ist",
  "The longer story": "Die längere Geschichte",
  Journal: "Journal",
  "Latest Articles": "Neueste Artikel",
  "All {count} articles": { one: "{count} Artikel ansehen", other: "Alle {count} Artikel" },
  "Visit the blog": "Zum Blog",
  "Loading articles...": "Artikel werden geladen …",
  "Error loading articles: {message}": "Die Artikel ließen sich nicht laden: {message}",
  "No published articles available yet.": "Noch ist kein Artikel erschienen.",
  "Check back soon for exciting content!": "Schau bald wieder vorbei!",
  "Portrait. Five clicks are a surprise.": "Porträt. Fünf Klicks sind eine Überraschung.",
  "You found me. Thank you for looking so closely!": "Gefunden! Danke, dass du so genau hinsiehst!",
  carousel: "Karussell",
  slide: "Folie",
  "{place} of {count}": "{place} von {count}",
  "Auto-play": "Automatisch weiter",
  "Live code": "Code zum Ausprobieren",
  "Code from this site": "Code von dieser Website",
  "Message Sent Successfully! 🚀": "Nachricht gesendet! 🚀",
  "Thank you for reaching out! I'll get back to you within 24 hours.":
    "Danke, dass du dich meldest! Innerhalb von 24 Stunden hörst du von mir.",
  "Oops! Something went wrong 😅": "Hoppla! Da ging etwas schief 😅",
  "Please try again or contact me directly via email.":
    "Versuch es noch einmal, oder schreib mir direkt eine E-Mail.",
  "Tell me where your time goes": "Erzähl mir, wo deine Zeit bleibt",
  "Two sentences are enough to begin with. You get a reply {replyTime}.":
    "Zwei Sätze genügen für den Anfang. Du bekommst {replyTime} eine Antwort.",
  "Sending Magic...": "Magie wird gesendet …",
  "Ten years of finding out where the time goes":
    "Zehn Jahre auf der Suche nach der verlorenen Zeit",
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
  "Four kinds of work, each with a price": "Vier Arten von Arbeit, jede mit einem Preis",
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
  "The colours of this site are written in OKLCH, where a step of lightness looks the same in every hue. So the text stays readable wherever the slider stands.":
    "Die Farben dieser Website stehen in OKLCH, wo eine Stufe Helligkeit in jedem Farbton gleich aussieht. So bleibt der Text lesbar, wo immer der Regler steht.",
  "Counting what a reader sees": "Zählen, was man beim Lesen sieht",
  "A limit that counts with length cuts names short and astronauts in pieces. The browser knows better where a character ends.":
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
  "You get a reply {replyTime}, even if it is only to say when the real answer comes.":
    "Du bekommst {replyTime} eine Antwort, und sei es nur, wann die richtige kommt.",
  "Sent now": "Jetzt gesendet",
  "reply by {time}": "Antwort bis {time}",

  // Lists of articles
  "featured articles": "empfohlene Artikel",
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
  "No articles found matching your criteria.": "Zu deiner Suche gibt es keine Artikel.",
  "Try adjusting your search or filter settings.":
    "Vielleicht helfen ein anderes Suchwort oder eine andere Kategorie.",
  "All Articles": "Alle Artikel",
  "Load more articles": "Weitere Artikel laden",
  "Error loading posts": "Die Beiträge ließen sich nicht laden",
  "Search articles": "Artikel suchen",
  Category: "Kategorie",
  All: "Alle",
  "Tech Blog": "Tech-Blog",
  "Essays on software, machine learning and the trade.":
    "Texte über Software, maschinelles Lernen und das Handwerk.",
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
  "Articles of {year}": "Artikel aus {year}",
  "{articles} of {year}": "{articles} aus {year}",
  "There are no articles of that year.": "Aus diesem Jahr gibt es keine Artikel.",
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
  "Comment added!": "Kommentar veröffentlicht!",
  "Your comment has been posted successfully": "Dein Kommentar steht jetzt unter dem Artikel",
  "Failed to post comment": "Der Kommentar wurde nicht gesendet",
  "Reply added!": "Antwort veröffentlicht!",
  "Failed to post reply": "Die Antwort wurde nicht gesendet",
  "Please fill in all fields": "Bitte fülle alle Felder aus",
  "Name (optional)": "Name (freiwillig)",
  "Without a name, everybody sees your e-mail address: {email}":
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
  "The comment that the link names was not found.":
    "Der Kommentar, zu dem der Link führt, wurde nicht gefunden.",
  "Sort comments": "Kommentare sortieren",
  "Loading comments...": "Kommentare werden geladen …",
  "Error loading comments: {message}": "Die Kommentare ließen sich nicht laden: {message}",
  "No comments yet. Be the first to comment!": "Noch keine Kommentare. Schreib den ersten!",
  "Load more comments": "Weitere Kommentare laden",
  "Error loading comments": "Die Kommentare ließen sich nicht laden",
  "Comments are shown with JavaScript.": "Kommentare erscheinen nur mit JavaScript.",
  "The comments could not be loaded. {hint}": "Die Kommentare ließen sich nicht laden. {hint}",
  "Continue reading": "Weiterlesen",
  "Continue where you stopped": "Weiter, wo du aufgehört hast",
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
  "Post liked!": "Beitrag geliket!",
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
  "What you wrote goes for good. If somebody has answered it, the answers stay.":
    "Was du geschrieben hast, wird endgültig gelöscht. Hat jemand geantwortet, bleiben die Antworten.",
  "About the author": "Zur Person",
  "Written by": "Geschrieben von",
  "Updated {time}": "Aktualisiert am {time}",
  "Loading…": "Wird geladen …",
  "Post could not be loaded": "Beitrag ließ sich nicht laden",
  "Loading post": "Beitrag wird geladen",
  "Mail replies to {address}": "Antworten per E-Mail an {address}",
  "Tell me of replies by mail": "Bei Antworten eine E-Mail schicken",
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
  "You will be told of replies": "Bei Antworten bekommst du eine E-Mail",
  "An email asks you to confirm it first; there is one a day at most.":
    "Zuerst bittet dich eine E-Mail um Bestätigung; davon gibt es höchstens eine am Tag.",
  "Replies will not be mailed to you": "Zu Antworten kommt keine E-Mail",
  "Please fill in an e-mail address.": "Bitte gib eine E-Mail-Adresse ein.",

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
  "No projects found matching your criteria.": "Zu deiner Suche gibt es keine Projekte.",
  "Show all projects": "Alle Projekte zeigen",
  "What has been built, what is being built, and what is planned.":
    "Was entstanden ist, was gerade entsteht und was geplant ist.",
  "What has been built, what is being built, and what exists on squared paper only.":
    "Was entstanden ist, was gerade entsteht und was es nur auf kariertem Papier gibt.",
  "Is yours next?": "Kommt deins als Nächstes?",
  "Tell me what it should do for whom. A sketch on a napkin will do.":
    "Erzähl mir, was es für wen tun soll. Eine Skizze auf einer Serviette genügt.",
  "Start a Project": "Projekt starten",
  "Error loading projects: {message}": "Die Projekte ließen sich nicht laden: {message}",

  // About, skills, resume
  "About Me": "Über mich",
  "Who {name} is: journey, skills, values, achievements.":
    "Wer {name} ist: Weg, Kenntnisse, Werte, Erfolge.",
  "Drawn portrait of {name}": "Gezeichnetes Porträt von {name}",
  "My story": "Meine Geschichte",
  Timeline: "Zeitleiste",
  Current: "Aktuell",
  "My Journey": "Mein Weg",
  Values: "Werte",
  Achievements: "Erfolge",
  "About me": "Über mich",
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
  "A few hours every week belong to things that no client has asked for yet.":
    "Ein paar Stunden in der Woche gehören Dingen, nach denen noch kein Kunde gefragt hat.",
  Expert: "Sehr erfahren",
  Advanced: "Fortgeschritten",
  Proficient: "Sicher",
  Years: "Jahre",
  "{name} skills": "Kenntnisse: {name}",
  "{count} years": { one: "{count} Jahr", other: "{count} Jahre" },
  "What I work with, how well, and for how many years.":
    "Womit ich arbeite, wie gut und seit wie vielen Jahren.",
  "What I work with, how well, and for how many years. Nothing on this list is from a weekend.":
    "Womit ich arbeite, wie gut und seit wie vielen Jahren. Nichts auf dieser Liste stammt von einem Wochenende.",
  "Skills in numbers": "Kenntnisse in Zahlen",

  // Consultations
  "Consultation request sent! I'll get back to you within 24 hours.":
    "Anfrage gesendet! Innerhalb von 24 Stunden hörst du von mir.",
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
  "The free times": "Die freien Zeiten",
  "Day (optional)": "Tag (freiwillig)",
  "Project details": "Worum es geht",
  "Send Request": "Anfrage senden",
  "Your consultation": "Deine Beratung",
  "Link not valid": "Link ungültig",
  "The date of a consultation.": "Der Termin einer Beratung.",
  Consultation: "Beratung",
  "There is no date for this link. Check that you opened all of it, or use that of the newest email.":
    "Zu diesem Link gibt es keinen Termin. Prüfe, ob du ihn ganz geöffnet hast, oder nimm den aus der neuesten E-Mail.",
  "Loading the date": "Termin wird geladen",
  "To the site": "Zur Website",
  "{count} times": { one: "{count} Termin", other: "{count} Termine" },
  "no time": "kein Termin",
  "Previous month": "Voriger Monat",
  "Next month": "Nächster Monat",
  "Kind of consultation": "Art der Beratung",
  free: "kostenlos",
  "Taken back": "Zurückgezogen",
  "Called off": "Abgesagt",
  "It was not taken back": "Die Anfrage wurde nicht zurückgezogen",
  "It was not called off": "Der Termin wurde nicht abgesagt",
  Accepted: "Angenommen",
  "It was not accepted": "Der Termin wurde nicht angenommen",
  "The file was not saved": "Die Datei wurde nicht gespeichert",
  "Please write to {address} instead.": "Bitte schreib stattdessen an {address}.",
  "Please write to {address}.": "Bitte schreib an {address}.",
  "Accept this time": "Diese Zeit annehmen",
  "Move it": "Verschieben",
  "Choose a time": "Zeit wählen",
  "Take it back": "Zurückziehen",
  "Call it off": "Absagen",
  "Book another time": "Andere Zeit vereinbaren",
  "Take it out of your calendar": "Aus deinem Kalender nehmen",
  "Add to calendar": "In den Kalender",
  "Take the request back?": "Anfrage zurückziehen?",
  "Call the consultation off?": "Beratung absagen?",
  "{time} is free for others at once. This cannot be undone.":
    "Die Zeit ist sofort wieder für andere frei: {time}. Das lässt sich nicht rückgängig machen.",
  "This cannot be undone.": "Das lässt sich nicht rückgängig machen.",
  "Take back": "Zurückziehen",
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
  "{name} has marked it as paid on {time}.": "{name} hat das am {time} als bezahlt markiert.",
  "To be paid by {time}. After that your time is free for others.":
    "Zu bezahlen bis {time}. Danach ist deine Zeit wieder für andere frei.",
  "Name the reference with your payment. This site does not see payments: {name} looks for yours, and marks it here.":
    "Gib beim Bezahlen den Verwendungszweck an. Diese Website sieht keine Zahlungen: {name} sucht nach deiner und markiert sie hier.",
  "Pay at {host}": "Bei {host} bezahlen",
  "(in a new tab)": "(in einem neuen Tab)",
  "Pay in cryptocurrency": "In Kryptowährung bezahlen",
  "{time} is {hold}. I answer by email: I accept it, or propose another time. Keep the page of your request: there you see how it stands and how to pay, and move it or take it back.":
    "{time} ist {hold}. Ich antworte per E-Mail: Ich sage zu oder schlage eine andere Zeit vor. Heb dir die Seite deiner Anfrage auf: Dort siehst du, wie es steht und wie du bezahlst, und kannst sie verschieben oder zurückziehen.",
  "{time} is {hold}. I answer by email: I accept it, or propose another time. Keep the page of your request: there you see how it stands, and move it or take it back.":
    "{time} ist {hold}. Ich antworte per E-Mail: Ich sage zu oder schlage eine andere Zeit vor. Heb dir die Seite deiner Anfrage auf: Dort siehst du, wie es steht, und kannst sie verschieben oder zurückziehen.",
  "Open its page": "Seite der Anfrage öffnen",
  "Most Popular": "Am beliebtesten",
  from: "ab",
  "Get Started: {title}": "Loslegen: {title}",
  "Get Started": "Loslegen",
  "Web development, mobile apps, cloud solutions and AI integration, at a stated price.":
    "Webentwicklung, mobile Apps, Cloud-Lösungen und KI-Integration zu einem genannten Preis.",
  "Four kinds of work, each with a price it starts from and an end you can see from the beginning.":
    "Vier Arten von Arbeit, jede mit einem Preis, ab dem sie zu haben ist, und einem Ende, das von Anfang an zu sehen ist.",
  "View Portfolio": "Projekte ansehen",
  "What I offer": "Was ich anbiete",
  "How I Work": "Wie ich arbeite",
  "The form": "Das Formular",
  "Once you send this, it is {hold}.": "Sobald du das abschickst, ist die Zeit {hold}.",
  When: "Wann",
  "No time is free in the next {count} days.": {
    one: "Am nächsten Tag ist keine Zeit frei.",
    other: "In den nächsten {count} Tagen ist keine Zeit frei.",
  },
  "No time yet": "Noch keine Zeit",
  "Looking for free times…": "Freie Zeiten werden gesucht …",
  "The free times could not be loaded.": "Die freien Zeiten ließen sich nicht laden.",
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
  "Somebody else has the time by now: please choose another one.":
    "Die Zeit ist inzwischen an jemand anderen vergeben: Bitte wähle eine andere.",
  "The time is held for you until {time}.": "Die Zeit ist bis {time} für dich reserviert.",
  "The time is not held for you any more: somebody else can get it.":
    "Die Zeit ist nicht mehr für dich reserviert: Jemand anders kann sie bekommen.",
  "until it begins": "bis zum Beginn",
  "until {count} hours before it begins": {
    one: "bis {count} Stunde vor dem Beginn",
    other: "bis {count} Stunden vor dem Beginn",
  },
  "You can move it or call it off {until}.": "Verschieben oder absagen kannst du sie {until}.",
  "It could be moved and called off here {until}.":
    "Hier ließ sie sich {until} verschieben und absagen.",
  "It has begun.": "Sie hat begonnen.",
  "It was not marked as paid in time, so its time is free again. If you have paid, please write.":
    "Sie wurde nicht rechtzeitig als bezahlt markiert, deshalb ist ihre Zeit wieder frei. Falls du bezahlt hast, schreib bitte.",
  "You have called it off, and its time is free.":
    "Du hast sie abgesagt, und ihre Zeit ist wieder frei.",
  "You have taken it back.": "Du hast sie zurückgezogen.",
  "{name} has called it off.": "{name} hat sie abgesagt.",
  "{name} cannot take it on.": "{name} kann sie nicht übernehmen.",
  "held for you for 48 hours": "48 Stunden lang für dich reserviert",
  "held for you until {time}, and {amount} is to be paid by then":
    "bis {time} für dich reserviert, und so lange ist Zeit, {amount} zu bezahlen",

  // Music
  Player: "Player",
  "Choose a track to play": "Wähle ein Stück",
  "{error} Press play to try again, or choose another track.":
    "{error} Drück auf Abspielen, um es noch einmal zu versuchen, oder wähle ein anderes Stück.",
  "Previous track": "Voriges Stück",
  "My Music Collection": "Meine Musiksammlung",
  "Seven quiet tracks to work to.": "Sieben ruhige Stücke zum Arbeiten.",
  "Seven quiet tracks, computed rather than recorded. They play on while you read.":
    "Sieben ruhige Stücke, gerechnet statt aufgenommen. Sie laufen weiter, während du liest.",
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
  "Ways to pay": "Wege zu zahlen",
  "Safety tips": "Sicherheitstipps",
  "{title} is unavailable": "{title} ist gerade nicht möglich",
  "The account set up for it fails its check, so it is not shown. Please choose another way.":
    "Das eingerichtete Konto besteht seine Prüfung nicht und wird deshalb nicht gezeigt. Bitte wähle einen anderen Weg.",
  "QR code of the {what}: {title}": "QR-Code ({what}): {title}",
  "Example — do not pay": "Beispiel – nicht bezahlen",
  "Holds the {what}": "Enthält: {what}",
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
  "Quick sums in USD": "Schnelle Beträge in USD",
  "Note (optional)": "Notiz (freiwillig)",
  "What it is for, or a kind word.": "Wofür es ist, oder ein nettes Wort.",
  "Pay ID": "Pay-ID",
  Username: "Benutzername",
  "Wallet address": "Wallet-Adresse",
  "The code holds the address only: type the amount in your wallet.":
    "Der Code enthält nur die Adresse: Den Betrag tippst du in deiner Wallet.",
  "A transfer on this network carries no note.":
    "Eine Überweisung in diesem Netz überträgt keine Notiz.",
  "Amount in USDT": "Betrag in USDT",
  "Amount in BTC": "Betrag in BTC",
  "Payment link": "Zahlungslink",
  "Enter an amount from {least} to {most}, with at most two decimals. Until then it is left out.":
    "Gib einen Betrag von {least} bis {most} ein, mit höchstens zwei Nachkommastellen. Bis dahin bleibt er weg.",

  // Account, emails
  "The backend did not give it.": "Das Backend hat sie nicht herausgegeben.",
  Confirmed: "Bestätigt",
  "It was not confirmed": "Das wurde nicht bestätigt",
  Ended: "Beendet",
  "It was not ended": "Das wurde nicht beendet",
  Changed: "Geändert",
  "It was not changed": "Das wurde nicht geändert",
  "You get no more emails": "Du bekommst keine E-Mails mehr",
  "They were not stopped": "Sie wurden nicht beendet",
  "Your account on this site.": "Dein Konto auf dieser Website.",
  "Your account": "Dein Konto",
  "Sign in to see it: your name and password, and all that this site keeps about you.":
    "Melde dich an, um es zu sehen: deinen Namen, dein Passwort und alles, was diese Website über dich speichert.",
  "Sign in to your account": "Im Konto anmelden",
  "It has a second factor: enter the code of your authenticator app to see it.":
    "Es hat einen zweiten Faktor: Gib den Code deiner Authenticator-App ein, um es zu sehen.",
  "Enter the code of your app": "Code der App eingeben",
  "What this site keeps about you: yours to change, to take along and to remove.":
    "Was diese Website über dich speichert: zum Ändern, Mitnehmen und Löschen.",
  "The second factor could not be loaded. {hint}":
    "Der zweite Faktor ließ sich nicht laden. {hint}",
  "Your account could not be loaded: {message}": "Dein Konto ließ sich nicht laden: {message}",
  "Loading your account": "Dein Konto wird geladen",
  Since: "Seit",
  "My comments stay": "Meine Kommentare bleiben",
  "Under the name «Deleted reader», with nothing that leads to you.":
    "Unter dem Namen „Gelöscht“, ohne etwas, das zu dir führt.",
  "My comments go, too": "Meine Kommentare gehen mit",
  "Where somebody has answered, «This comment was deleted.» is left, so that their words stay.":
    "Wo jemand geantwortet hat, bleibt „Dieser Kommentar wurde gelöscht.“ stehen, damit die Antworten bleiben.",
  "What becomes of your comments": "Was aus deinen Kommentaren wird",
  "QR code with the key for the authenticator app":
    "QR-Code mit dem Schlüssel für die Authenticator-App",
  "Scan with the app": "Mit der App scannen",
  "The app is on this device": "Die App ist auf diesem Gerät",
  Key: "Schlüssel",
  "Turn on": "Einschalten",
  "Delete the account": "Konto löschen",
  "Your account goes for good, with your likes. What becomes of your comments is up to you.":
    "Dein Konto wird endgültig gelöscht, mit deinen Likes. Was aus deinen Kommentaren wird, bestimmst du.",
  "This account owns the site, so it cannot be deleted here. Bind the site to another account first.":
    "Diesem Konto gehört die Website, deshalb lässt es sich hier nicht löschen. Übertrage die Website zuerst einem anderen Konto.",
  "Delete my account": "Mein Konto löschen",
  "Delete your account?": "Dein Konto löschen?",
  "It goes for good, with your likes, and cannot be brought back.":
    "Es wird endgültig gelöscht, mit deinen Likes, und lässt sich nicht zurückholen.",
  "What you have not sent yet goes, too: {texts}.":
    "Auch was du noch nicht abgeschickt hast, geht verloren: {texts}.",
  "Your e-mail address, to be sure": "Deine E-Mail-Adresse, um sicherzugehen",
  "Type {email}": "Tippe {email}",
  "This is not the address of your account.": "Das ist nicht die Adresse deines Kontos.",
  "Keep my account": "Mein Konto behalten",
  "Your account is deleted": "Dein Konto ist gelöscht",
  "Failed to delete your account": "Dein Konto wurde nicht gelöscht",
  "Your data is in your downloads": "Deine Daten sind bei deinen Downloads",
  "Failed to download": "Das Herunterladen hat nicht geklappt",
  "Your data": "Deine Daten",
  "One file with everything: your account, your comments whatever became of them, your likes, and what you have typed in this browser and not sent yet.":
    "Alles in einer Datei: dein Konto, deine Kommentare, was immer aus ihnen wurde, deine Likes und was du in diesem Browser getippt und noch nicht abgeschickt hast.",
  "Download my data": "Meine Daten herunterladen",
  Emails: "E-Mails",
  "What you have asked to be mailed, at most once a day or a week.":
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
  "From now on signing in takes a code, too. Other devices that have not entered one are signed out.":
    "Ab jetzt gehört auch ein Code zur Anmeldung. Andere Geräte, auf denen noch keiner eingegeben wurde, sind abgemeldet.",
  Done: "Fertig",
  "Name of the authenticator": "Name des Authenticators",
  "So that you can tell it from another one.":
    "Damit du ihn von einem anderen unterscheiden kannst.",
  "Please fill in a name.": "Bitte gib einen Namen ein.",
  "It stands under what you comment from now on. Earlier comments keep the name they were written under.":
    "Er steht ab jetzt unter deinen Kommentaren. Ältere behalten den Namen, unter dem sie geschrieben wurden.",
  "Save name": "Name speichern",
  "You sign in with GitHub, and need no password here. If you want one as well, or a new one, the link in an email leads to it.":
    "Du meldest dich mit GitHub an und brauchst hier kein Passwort. Möchtest du trotzdem eins, oder ein neues, führt ein Link in einer E-Mail dorthin.",
  "Mail me a link": "Link per E-Mail schicken",
  "Supabase, where you sign in, can refuse passwords that are known from leaks, if the owner of this site has switched that on. It asks a public list with the first five characters of the password’s hash, never with the password. This page sends it to Supabase and to nobody else.":
    "Supabase, wo du dich anmeldest, kann Passwörter ablehnen, die aus Datenlecks bekannt sind, sofern das auf dieser Website eingeschaltet ist. Dazu fragt es eine öffentliche Liste mit den ersten fünf Zeichen des Passwort-Hashs, nie mit dem Passwort selbst. Diese Seite schickt es an Supabase und an niemanden sonst.",
  "Current password": "Aktuelles Passwort",
  "Changing it signs out your other devices.":
    "Wenn du es änderst, werden deine anderen Geräte abgemeldet.",
  "Change password": "Passwort ändern",
  "Remove «{name}»?": "„{name}“ entfernen?",
  "It is your only authenticator. Without it the second factor is off: the password alone opens the whole site.":
    "Es ist dein einziger Authenticator. Ohne ihn ist der zweite Faktor aus: Das Passwort allein öffnet die ganze Website.",
  "Its codes will no longer be taken. If you signed in with it, you are asked for the code of another one.":
    "Seine Codes gelten dann nicht mehr. Hast du dich mit ihm angemeldet, wirst du nach dem Code eines anderen gefragt.",
  Remove: "Entfernen",
  "Beside the password, a code from an app on your phone. Whoever learns the password alone changes nothing on the site.":
    "Neben dem Passwort ein Code aus einer App auf deinem Telefon. Wer nur das Passwort erfährt, ändert an der Website nichts.",
  "It is on: signing in takes a code, too.": "Er ist an: Zur Anmeldung gehört auch ein Code.",
  "It is off: the password alone opens the whole site.":
    "Er ist aus: Das Passwort allein öffnet die ganze Website.",
  "Your authenticators": "Deine Authenticatoren",
  "since {date}": "seit {date}",
  "Remove {name}": "Entfernen {name}",
  "Add another authenticator": "Weiteren Authenticator hinzufügen",
  "You are signed out everywhere": "Du bist überall abgemeldet",
  Devices: "Geräte",
  "You stay signed in on every device until you sign out there. For one that is lost, or not yours, do it from here.":
    "Auf jedem Gerät bleibst du angemeldet, bis du dich dort abmeldest. Für eins, das weg ist oder dir nicht gehört, geht es von hier aus.",
  "Sign out other devices": "Andere Geräte abmelden",
  "Sign out everywhere": "Überall abmelden",
  "They cannot renew their access from that moment on; what they have runs out within an hour. «Everywhere» includes this browser, at once.":
    "Von da an lässt sich ihr Zugang nicht mehr erneuern; was sie haben, läuft binnen einer Stunde ab. „Überall“ schließt diesen Browser ein, und zwar sofort.",
  "A new password": "Ein neues Passwort",
  "Choose a new password": "Neues Passwort wählen",
  "Your address": "Deine Adresse",
  "A link of an email.": "Ein Link aus einer E-Mail.",
  "One press, so that it is you who opens the link and not your mail program. Do it in the browser in which you asked for the email.":
    "Ein Druck auf den Knopf, damit du den Link öffnest und nicht dein Mailprogramm. Am besten in dem Browser, in dem du die E-Mail angefordert hast.",
  "Some of the link is missing. Open it from the email once more, or ask for a new one where you sign in.":
    "Ein Teil des Links fehlt. Öffne ihn noch einmal aus der E-Mail, oder lass dir beim Anmelden einen neuen schicken.",
  "There are no emails for this link: they were stopped, or never confirmed within a week. You can ask for them below any article.":
    "Zu diesem Link gibt es keine E-Mails: Sie wurden beendet oder binnen einer Woche nicht bestätigt. Abonnieren lassen sie sich unter jedem Artikel.",
  "Emails to you": "E-Mails an dich",
  "What this site emails you.": "Was diese Website dir schickt.",
  "To {email}": "An {email}",
  "Loading your emails": "Deine E-Mails werden geladen",
  "To the articles": "Zu den Artikeln",

  // Drafts that are shared, own pages
  "The notes could not be loaded: {message}": "Die Notizen ließen sich nicht laden: {message}",
  "Notes on what has changed since": "Notizen zu Stellen, die sich geändert haben",
  "Draft could not be loaded": "Entwurf ließ sich nicht laden",
  "A draft that is not published yet.": "Ein Entwurf, der noch nicht veröffentlicht ist.",
  "Loading draft": "Entwurf wird geladen",
  "Shared until {time}": "Geteilt bis {time}",
  "Edited {time}": "Bearbeitet am {time}",
  "Not published yet: please do not pass the link on. You can leave a note on each paragraph; the author, and everybody with this link, can read it.":
    "Noch nicht veröffentlicht: Bitte gib den Link nicht weiter. Zu jedem Absatz kannst du eine Notiz hinterlassen; lesen können sie alle, die den Text schreiben oder diesen Link haben.",
  "This draft could not be loaded": "Dieser Entwurf ließ sich nicht laden",
  "This link does not work any more": "Dieser Link gilt nicht mehr",
  "Links to drafts are valid for some days, and can be taken back. Ask whoever sent it to you for a new one, and check that you opened all of it.":
    "Links zu Entwürfen gelten einige Tage und lassen sich zurückziehen. Bitte um einen neuen, und prüfe, ob du den ganzen Link geöffnet hast.",
  "Read what is published": "Lesen, was veröffentlicht ist",
  "Note left": "Notiz hinterlassen",
  "The note was not stored": "Die Notiz wurde nicht gespeichert",
  "Your note": "Deine Notiz",
  "Your name": "Dein Name",
  "Leave note": "Notiz hinterlassen",
  Notes: "Notizen",
  "Note on «{quote}»": "Notiz zu „{quote}“",
  "a picture": "einem Bild",
  Note: "Notiz",
  "Page could not be loaded": "Seite ließ sich nicht laden",

  // Privacy
  "What this site stores about you, for how long, and why.":
    "Was diese Website über dich speichert, wie lange und warum.",
  "What this site stores about you, for how long, and why. These sentences are made from the site’s own settings: when those change, so do they.":
    "Was diese Website über dich speichert, wie lange und warum. Diese Sätze entstehen aus den Einstellungen der Website: Ändern die sich, ändern sich auch die Sätze.",
  "When you visit": "Wenn du vorbeischaust",
  "What your browser keeps": "Was dein Browser speichert",
  "When you write": "Wenn du schreibst",
  "When you have an account": "Wenn du ein Konto hast",
  "Who else is involved": "Wer sonst beteiligt ist",
  "What you can ask for": "Was du verlangen kannst",
  "Your visit is counted: the page’s path and the time, and nothing that leads to you. If your browser says which site led you here, its domain is counted too, apart from the pages you open and never with the address of the page. Single views, and what was counted for each page and domain, are deleted after 90 days; sums for all pages of a day, and for a page of all time, stay.":
    "Dein Besuch wird gezählt: der Pfad der Seite und die Zeit, und nichts, was zu dir führt. Sagt dein Browser, welche Website dich hergeführt hat, wird auch deren Domain gezählt, getrennt von den Seiten, die du öffnest, und nie mit der Adresse der Seite. Einzelne Aufrufe, und was für jede Seite und Domain gezählt wurde, werden nach 90 Tagen gelöscht; Summen aller Seiten eines Tages, und einer Seite über alle Zeit, bleiben.",
  "Page views are not counted.": "Seitenaufrufe werden nicht gezählt.",
  "An article counts you once a day. For that, and so that nobody can flood the site, a hash of your network address is kept. The key it was made with is thrown away the next day, and then nobody can tell whose it was.":
    "Ein Artikel zählt dich einmal am Tag. Dafür, und damit niemand die Website fluten kann, wird ein Hash deiner Netzwerkadresse aufgehoben. Der Schlüssel, mit dem er gebildet wurde, wird am nächsten Tag weggeworfen; danach kann niemand mehr sagen, wessen er war.",
  "There are no cookies, except one for the owner, which remembers whether the admin area’s sidebar is open.":
    "Es gibt keine Cookies, außer einem für die Person, der die Website gehört: Es merkt sich, ob die Seitenleiste des Adminbereichs offen ist.",
  "Your browser stores what you choose and type here: light or dark, the language of dates, the music’s volume, and text that you have not sent yet. While you are signed in it stores your session. Signing out removes your session and your texts.":
    "Dein Browser speichert, was du hier auswählst und tippst: hell oder dunkel, die Sprache von Datum und Zahlen, die Lautstärke der Musik und Text, den du noch nicht abgeschickt hast. Solange du angemeldet bist, speichert er deine Sitzung. Das Abmelden entfernt deine Sitzung und deine Texte.",
  "It also remembers which articles you have not finished, at most 20, and where you stopped. Nothing of that is sent.":
    "Er merkt sich auch, welche Artikel du nicht zu Ende gelesen hast, höchstens 20, und wo du warst. Nichts davon wird verschickt.",
  "Pages that you open are kept in your browser, so that you can read them offline.":
    "Seiten, die du öffnest, bleiben in deinem Browser, damit du sie offline lesen kannst.",
  "A message or a request for a consultation is stored with what you fill in, and only I can read it. I delete it when it is settled; what I delete is gone for good after 30 days.":
    "Eine Nachricht oder eine Beratungsanfrage wird mit dem gespeichert, was du ausfüllst, und nur ich kann sie lesen. Ist sie erledigt, lösche ich sie; was ich lösche, ist nach 30 Tagen endgültig weg.",
  "Where I offer times for a consultation, the time zone of your device is stored with your request, and the kind of consultation and the time that you choose. Others only see that the time is not free, and a mail may remind you of it. It stands in my calendar as well, with your name and e-mail address. You get a link by which the date can be seen, moved and called off; whoever has it sees when the date is, and nothing about you. I keep the hash of its secret, and who called a date off, and when.":
    "Wo ich Zeiten für eine Beratung anbiete, wird mit deiner Anfrage die Zeitzone deines Geräts gespeichert, dazu die Art der Beratung und die Zeit, die du wählst. Andere sehen nur, dass die Zeit nicht frei ist, und eine E-Mail kann dich an sie erinnern. Sie steht auch in meinem Kalender, mit deinem Namen und deiner E-Mail-Adresse. Du bekommst einen Link, über den sich der Termin ansehen, verschieben und absagen lässt; wer ihn hat, sieht, wann der Termin ist, und nichts über dich. Ich hebe den Hash seines Geheimnisses auf, und wer einen Termin wann abgesagt hat.",
  "Where a consultation is to be paid, its amount, a reference and when I marked it as paid are stored with the request, and whoever has its link sees them. You pay with the service or the wallet that you choose; this site learns nothing of that. You may be mailed once before a time that is not paid falls free.":
    "Kostet eine Beratung Geld, werden ihr Betrag, ein Verwendungszweck und wann ich sie als bezahlt markiert habe mit der Anfrage gespeichert; wer ihren Link hat, sieht das. Du zahlst mit dem Dienst oder der Wallet deiner Wahl; davon erfährt diese Website nichts. Bevor ein unbezahlter Termin wieder frei wird, kann einmal eine E-Mail an dich gehen.",
  "Times at which I am busy otherwise are not offered. To know them, the site may read my other calendars, which learn nothing of you.":
    "Zeiten, zu denen ich anderweitig beschäftigt bin, werden nicht angeboten. Um sie zu kennen, liest die Website eventuell meine anderen Kalender, die nichts von dir erfahren.",
  "It is also sent to {formHost}, which passes it on to me. What was sent is kept here for a day after that, and that it was sent for 30 days.":
    "Sie geht außerdem an {formHost} und von dort an mich. Was verschickt wurde, bleibt danach noch einen Tag hier, und dass es verschickt wurde, 30 Tage.",
  "A comment is public, with the name it says. Your e-mail address is not, unless you comment under it, and the form tells you so before. Beside a comment written without an account, a hash of your network address stays for a week, so that I can see a flood of spam as one.":
    "Ein Kommentar ist öffentlich, mit dem Namen, den er nennt. Deine E-Mail-Adresse ist es nicht, es sei denn, du kommentierst unter ihr; das Formular sagt es dir vorher. Neben einem Kommentar ohne Konto bleibt eine Woche lang ein Hash deiner Netzwerkadresse, damit ich eine Flut von Spam als eine erkennen kann.",
  "If you ask for emails, your address is stored with what you asked for, and used for that alone; the service that sends the emails gets it, too. What you have not confirmed is forgotten after a week, and so is everything once you stop the emails, which a link in each of them does. That an address was asked is remembered for a month as a hash, so that nobody can have it asked again and again. Only an address that has bounced or complained is kept, so that nothing is sent to it again.":
    "Wenn du E-Mails abonnierst, wird deine Adresse mit dem gespeichert, was du abonniert hast, und nur dafür benutzt; der Dienst, der die E-Mails verschickt, bekommt sie auch. Was du nicht bestätigst, ist nach einer Woche vergessen, und alles, sobald du die E-Mails beendest, wozu in jeder ein Link steht. Dass eine Adresse gefragt wurde, wird einen Monat lang als Hash gemerkt, damit niemand sie immer wieder fragen lassen kann. Nur eine Adresse, die unzustellbar war oder sich beschwert hat, bleibt gespeichert, damit nichts mehr dorthin geht.",
  "A note on a draft that I have shown you is stored with the name you give it. I can read it, and whoever has the same link; a month after the link’s end it is deleted.":
    "Eine Notiz zu einem Entwurf, den ich dir gezeigt habe, wird mit dem Namen gespeichert, den du angibst. Lesen können sie ich und wer denselben Link hat; einen Monat nach dem Ende des Links wird sie gelöscht.",
  "An account is your e-mail address, your name, a password that is only stored as a hash, the articles and comments you like and the comments you write.":
    "Ein Konto besteht aus deiner E-Mail-Adresse, deinem Namen, einem Passwort, das nur als Hash gespeichert ist, den Artikeln und Kommentaren, die du magst, und den Kommentaren, die du schreibst.",
  "You can edit a comment for 15 minutes, and delete it at any time; its earlier words are not kept. If somebody has answered it, its place stays, under no name.":
    "Einen Kommentar kannst du 15 Minuten lang bearbeiten und jederzeit löschen; seine früheren Worte werden nicht aufgehoben. Hat jemand darauf geantwortet, bleibt seine Stelle, ohne Namen.",
  "If you sign in with GitHub, there is no password: Supabase gets your e-mail address, your name and the address of your picture there, and stores them with your account. The picture is not used.":
    "Meldest du dich mit GitHub an, gibt es kein Passwort: Supabase bekommt deine E-Mail-Adresse, deinen Namen und die Adresse deines Bildes dort und speichert sie mit deinem Konto. Das Bild wird nicht benutzt.",
  "On your account page you can download all of it, and delete it: your comments then stay under no name, or go, as you choose.":
    "Auf deiner Kontoseite kannst du alles herunterladen und das Konto löschen: Deine Kommentare bleiben dann ohne Namen stehen oder gehen mit, wie du es willst.",
  "The site’s data lies with Supabase. Supabase, and the host that serves these pages, see your network address, as every server does.":
    "Die Daten der Website liegen bei Supabase. Supabase und der Anbieter, der diese Seiten ausliefert, sehen deine Netzwerkadresse, wie jeder Server.",
  "{formHost} gets the messages and requests that you send, and comments that wait for my approval.":
    "{formHost} bekommt die Nachrichten und Anfragen, die du schickst, und Kommentare, die auf meine Freigabe warten.",
  "GitHub learns that you sign in here when you choose to do so with it, and not before.":
    "GitHub erfährt, dass du dich hier anmeldest, wenn du das damit tust, und nicht vorher.",
  "{rate} is asked for the price of a bitcoin when you enter an amount to pay.":
    "{rate} wird nach dem Preis eines Bitcoins gefragt, wenn du einen Betrag zum Zahlen eingibst.",
  "Cloudflare checks whoever signs in or up, to keep robots out. Nothing of it is loaded before.":
    "Cloudflare prüft, wer sich anmeldet oder ein Konto anlegt, um Bots fernzuhalten. Vorher wird nichts davon geladen.",
  "What an article shows of another site, such as a video, is loaded from there when you press it. Before that the site learns nothing of you.":
    "Was ein Artikel von einer anderen Website zeigt, etwa ein Video, wird erst von dort geladen, wenn du darauf drückst. Vorher erfährt sie nichts von dir.",
  "An article may show pictures from other sites, which then see that you read it. There are no advertisements, no analytics of others.":
    "Ein Artikel kann Bilder von anderen Websites zeigen, die dann sehen, dass du ihn liest. Es gibt keine Werbung und keine Analyse durch andere.",
  "An article may show pictures from other sites, which then see that you read it. There are no advertisements, no analytics of others, and no fonts or scripts from elsewhere.":
    "Ein Artikel kann Bilder von anderen Websites zeigen, die dann sehen, dass du ihn liest. Es gibt keine Werbung, keine Analyse durch andere und keine Schriften oder Skripte von anderswo.",
  "To see what I have about you, to correct it or to have it deleted, write to me at {contactEmail}.":
    "Um zu erfahren, was ich über dich habe, es zu berichtigen oder löschen zu lassen, schreib mir an {contactEmail}.",
  "To see what I have about you, to correct it or to have it deleted, write to me by way of the contact page.":
    "Um zu erfahren, was ich über dich habe, es zu berichtigen oder löschen zu lassen, schreib mir über die Kontaktseite.",
  "Copies for an emergency may hold what was deleted until they are replaced by newer ones.":
    "Sicherungskopien für den Notfall können Gelöschtes noch enthalten, bis neuere sie ersetzen.",
});
