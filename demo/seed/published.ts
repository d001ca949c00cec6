export const published = { _status: 'published' } as const
