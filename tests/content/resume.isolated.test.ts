import { expect, test } from "vitest";
import { profile } from "@/content/profile";

test("an empty field of the profile does not become a contact in the resume", async () => {
  Object.assign(profile, {
    email: "casey@example.com",
    phone: "",
    socials: {
      github: "https://github.com/casey-sample",
      linkedin: "https://www.linkedin.com/in/casey-m%C3%BCller/",
      twitter: "",
    },
  });
  const { resumeOf } = await import("@/content/resume");

  expect(resumeOf(undefined).contacts).toEqual([
    { label: "casey@example.com", href: "mailto:casey@example.com" },
    { label: "github.com/casey-sample", href: "https://github.com/casey-sample" },
    {
      label: "linkedin.com/in/casey-müller/",
      href: "https://www.linkedin.com/in/casey-m%C3%BCller/",
    },
  ]);
});
