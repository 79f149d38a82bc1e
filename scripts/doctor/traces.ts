type Trace = {
  /** What it leaves in a page. */
  pattern: RegExp;
  what: string;
  /** Where to turn it off. */
  advice: string;
};

/** Known modifications of pages by hosts and proxies. */
export const traces: readonly Trace[] = [
  {
    pattern: /<script[^>]* type="[0-9a-f]{16,}-(?:text\/javascript|module)"|\/rocket-loader\b/,
    what: "Rocket Loader delays its scripts.",
    advice: "At Cloudflare switch off Rocket Loader: Speed → Settings → Content Optimization.",
  },
  {
    pattern: /\/cdn-cgi\/l\/email-protection|__cf_email__|data-cfemail/,
    what: "mail addresses are hidden.",
    advice: "At Cloudflare switch off Email Address Obfuscation, under Scrape Shield.",
  },
  {
    pattern: /static\.cloudflareinsights\.com\/beacon/,
    what: "Cloudflare’s Web Analytics is added.",
    advice: "At Cloudflare switch off its automatic setup: Web Analytics → Manage site.",
  },
  {
    pattern: /\/cdn-cgi\/zaraz\//,
    what: "Zaraz is added.",
    advice: "At Cloudflare switch off “Auto-inject script” in Zaraz’s settings.",
  },
  {
    pattern: /\/cdn-cgi\/challenge-platform\//,
    what: "Cloudflare’s bot detection is added.",
    advice: "At Cloudflare switch off JavaScript Detections, and Bot Fight Mode: Security → Bots.",
  },
  {
    pattern: /\bdata-cfsrc=|\/mirage2?\b[^"]*\.js/,
    what: "Mirage has replaced the pictures’ addresses.",
    advice: "At Cloudflare switch off Mirage: Speed → Settings → Image Optimization.",
  },
  {
    pattern: /\bdata-pagespeed-|\bpagespeed_|\.pagespeed\.[a-z]{2}\./,
    what: "PageSpeed has rewritten it.",
    advice: "Switch PageSpeed off: `ModPagespeed off` in Apache, `pagespeed off;` in nginx.",
  },
  {
    pattern: /\/\.netlify\/scripts\/|netlify-rum/,
    what: "Netlify’s Real User Metrics are added.",
    advice: "At Netlify switch off Real User Metrics of the project.",
  },
  {
    pattern: /netlify-cdp-loader|netlify-drawer/,
    what: "Netlify’s drawer is added.",
    advice: "At Netlify switch off the Netlify Drawer, and snippet injection.",
  },
  {
    pattern: /\bvercel\.live\/_next-live\//,
    what: "Vercel’s toolbar is added.",
    advice: "At Vercel switch off the toolbar: Settings → General → Vercel Toolbar.",
  },
];
