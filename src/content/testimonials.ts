export type Testimonial = { quote: string; name: string; role: string; company: string };

/** Sample clients of sample companies. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      "Robin asked us for a week before writing a line, and then needed half the time we had feared. The brief alone was worth the money.",
    name: "Maya Placeholder",
    role: "Founder",
    company: "Kiln & Co. (sample)",
  },
  {
    quote:
      "Our editors noticed only one thing about the new system: that they stopped noticing it. I cannot praise software more.",
    name: "Jonas Muster",
    role: "Head of Publishing",
    company: "Example Press (sample)",
  },
  {
    quote:
      "Every Friday there was something to click, at our own address. When the budget got tight we could stop after any of those Fridays. We did not.",
    name: "Amara Specimen",
    role: "Product Lead",
    company: "Tidewater Labs (sample)",
  },
  {
    quote:
      "The assistant was measured before our customers met it. Three prompts we loved never shipped, and I am grateful for that.",
    name: "Lena Beispiel",
    role: "CTO",
    company: "Placeholder Logistics (sample)",
  },
];
