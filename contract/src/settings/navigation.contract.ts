import { z } from 'zod'
import { Link } from '../link.ts'
import { Id } from '../wire/scalars.ts'

/** Label in the language of the response. */
export const NavigationLink = z.object({ label: z.string(), link: Link })
export type NavigationLink = z.infer<typeof NavigationLink>

/** Links of header and footer, written by editors (extension). */
export const Navigation = z.object({
  id: Id,
  header: z.array(NavigationLink),
  footer: z.array(z.object({ title: z.string(), links: z.array(NavigationLink) })),
})
export type Navigation = z.infer<typeof Navigation>
