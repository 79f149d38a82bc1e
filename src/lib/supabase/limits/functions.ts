// Read from the migrations by `npm run db:types`.
export const consultationCountsLimits = { search: { maxLength: 200 } } as const;

export const likePatternLimits = { search: { maxLength: 200 } } as const;

export const messageCountsLimits = { search: { maxLength: 200 } } as const;

export const recordBuildResponseLimits = { failure: { maxLength: 300 } } as const;

export const recordDeliveryLimits = { said: { maxLength: 300 } } as const;

export const saveWorkingCopyLimits = { on_device: { maxLength: 100 } } as const;

export const searchArticlesLimits = { asked: { maxLength: 200 } } as const;
