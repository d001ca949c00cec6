import { z } from 'zod'

/** What the process that merges is asked; without a table only whether it has begun. */
export const MergingWork = z.object({ url: z.string(), table: z.string().optional() })
export type MergingWork = z.infer<typeof MergingWork>

/** `busy`: another program was writing, and nothing was done. */
export const Merged = z.enum(['some', 'nothing', 'busy'])
export type Merged = z.infer<typeof Merged>
