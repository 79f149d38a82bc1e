export type Testimonial = { quote: string; name: string; role: string; company: string };

export const testimonials: readonly Testimonial[] = [
  {
    quote: "She found the ship.",
    name: "Captain Modèle",
    role: "Harbour master",
    company: "Port-d'Essai (example)",
  },
  {
    quote: "Our archive weighs less now, and nothing is missing from it.",
    name: "Ines Voorbeeld",
    role: "Librarian",
    company: "Stadsbibliotheek (example)",
  },
];
