import type { FileDetails } from '@washhouse/contract/media/file-details.contract'
import { log } from '../../../platform/log.server.ts'
import { contentClient } from '../content-client.server.ts'
import { callerOptions, pageCaller } from '../page-caller.ts'
import { requireMember, type MemberArgs } from './require-member.server.ts'
import { tokenOptions } from './session.ts'

/**
 * Adds the files' types. If the record has none, asks for the file's headers (spec §7, Assets); a file that fails stays
 * without.
 */
export async function provideFileTypes(
  args: MemberArgs,
  files: readonly FileDetails[],
): Promise<FileDetails[]> {
  const options = {
    ...callerOptions(args.context.get(pageCaller)),
    ...tokenOptions(args.context, requireMember(args)),
  }
  return await Promise.all(
    files.map(async (file) => {
      if (file.type !== null) return file
      try {
        const { type, size } = await contentClient.describeAsset(file.id, options)
        return { ...file, type, size: file.size ?? size }
      } catch (error) {
        log.warn({ err: error, file: file.id }, 'the type of a file could not be read')
        return file
      }
    }),
  )
}
