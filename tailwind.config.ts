import type { Config } from "tailwindcss";

// Names for the tokens of src/theme.css. Components use these and never a raw colour.
export default {
  theme: {
    extend: {
      colors: {
        paper: {
          DEFAULT: "var(--paper)",
          raised: "var(--paper-raised)",
          sunk: "var(--paper-sunk)",
        },
        ink: { DEFAULT: "var(--ink)", muted: "var(--ink-muted)" },
        line: { DEFAULT: "var(--line)", strong: "var(--line-strong)" },
        accent: { DEFAULT: "var(--accent)", strong: "var(--accent-strong)" },
        "on-accent": "var(--on-accent)",
        success: "var(--success)",
        warning: "var(--warning)",
        danger: "var(--danger)",
        "on-danger": "var(--on-danger)",
        overlay: "var(--overlay)",
        category: {
          ai: "var(--category-ai)",
          frontend: "var(--category-frontend)",
          industry: "var(--category-industry)",
          learning: "var(--category-learning)",
          general: "var(--category-general)",
        },
      },
      fontFamily: {
        sans: ["var(--geist)", "system-ui", "sans-serif"],
        serif: ["var(--instrument-serif)", "Georgia", "serif"],
        mono: ["var(--geist-mono)", "ui-monospace", "monospace"],
      },
      fontSize: {
        // Fluid between 360 and 1280 px.
        lead: ["clamp(1.125rem, 1.02rem + 0.47vw, 1.375rem)", { lineHeight: "1.5" }],
        title: ["clamp(1.5rem, 1.35rem + 0.65vw, 1.875rem)", { lineHeight: "1.15" }],
        headline: ["clamp(2rem, 1.6rem + 1.75vw, 3rem)", { lineHeight: "1.08" }],
        display: ["clamp(2.75rem, 1.77rem + 4.35vw, 5.25rem)", { lineHeight: "1" }],
      },
      maxWidth: { page: "72rem", measure: "var(--measure)" },
    },
  },
} satisfies Config;
