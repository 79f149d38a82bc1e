// Read from the migrations by `npm run db:types`.
export const notificationSettingsLimits = {
  digest_hour: { min: 0, max: 23 },
  mail_url: { maxLength: 300 },
  recipient: { maxLength: 200 },
  repeat_hours: { min: 0, max: 24 },
  sender: { maxLength: 300 },
  site_url: { maxLength: 300 },
  template: { maxLength: 5000 },
  key: { maxLength: 500 },
} as const;
