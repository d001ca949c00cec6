import type { FileDetails } from '@washhouse/contract/media/file-details.contract'
import { useText } from '../../i18n/use-text.tsx'
import { ButtonAnchor } from '../../ui/button/button.tsx'
import { formOf } from './file-facts.ts'
import './file-actions.css'
import type { MemberFileMessageId } from './member-file.messages.ts'

interface FileActionsProps {
  file: FileDetails
  /** One of several in a row, so none is the main action. */
  isOneOfMany?: boolean
}

/** Open, for types that browsers display, and download. */
export function FileActions({ file: { id, type }, isOneOfMany = false }: FileActionsProps) {
  const t = useText<MemberFileMessageId>()
  const isShown = ['pdf', 'picture', 'film'].includes(formOf(type))
  return (
    <p className="file-actions">
      <ButtonAnchor variant={isOneOfMany ? 'secondary' : 'primary'} href={`/assets/${id}?download`}>
        {t('file.download')}
      </ButtonAnchor>
      {isShown && (
        <ButtonAnchor variant="secondary" icon="external" href={`/assets/${id}`} isExternal>
          {t('file.open')}
        </ButtonAnchor>
      )}
    </p>
  )
}
