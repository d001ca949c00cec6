import type { BasePayload } from 'payload'

/** Whether others may see a name. The composition adds the rule of the web board to the config. */
export type NameRule = (payload: BasePayload, name: string) => Promise<boolean>

/** The name for the greeting of an email; null for one that must not be shown, such as a name with a link. */
export async function greetingName(
  payload: BasePayload,
  name: string | null,
): Promise<string | null> {
  const isShown: NameRule = payload.config.custom['nameRule']
  return name !== null && (await isShown(payload, name)) ? name : null
}
