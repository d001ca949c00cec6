import { copyResponse } from '../../../engines/accounts/copy/copy-archive.ts'
import type { Streams } from '../../../engines/calls/member-stream.ts'
import { copyOfMember } from './copy-of-member.ts'

/** `GET /api/export/archive`: all that is kept of the member as a ZIP, with his pictures. */
export const exportStreams: Streams = (payload) => [
  {
    path: '/api/export/archive',
    limit: { most: 10, spanSeconds: 600 },
    answer: (member) => copyResponse(copyOfMember(payload, member)),
  },
]
