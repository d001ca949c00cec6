import { useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { BranchMapMessageId } from './map/branch-map.messages.ts'
import type { BranchMapControls } from './use-branch-map.ts'

/** Opens the map and closes it; without JavaScript there is the list alone. */
export function MapButton({ map: { state, button, toggle } }: { map: BranchMapControls }) {
  const t = useText<BranchMapMessageId>()
  return (
    <>
      <div className="map-button needs-scripting" ref={button}>
        <Button
          variant="secondary"
          icon="map"
          aria-expanded={state.kind === 'on'}
          isLoading={state.kind === 'loading'}
          onClick={toggle}
        >
          {t('branch.map.open')}
        </Button>
      </div>
      {state.kind === 'failed' && (
        <Notice variant="bad" isLive>
          {t('branch.map.failed')}
        </Notice>
      )}
    </>
  )
}
