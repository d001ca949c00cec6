import { z } from 'zod'

/**
 * Link target: a page by its Thai path ('/news'), a full URL ('https://…'), or a contact of the settings ('line', 'phone').
 */
export const Link = z.string().min(1).max(2000)
export type Link = z.infer<typeof Link>
