import { z } from 'zod'

/**
 * Where something leads: a page of the site by its Thai path ('/news'), a full address
 * ('https://…'), or one of the brand's own contacts ('line', 'phone'), which stand in the settings.
 */
export const Link = z.string().min(1).max(2000)
export type Link = z.infer<typeof Link>
