import type { BlockMessageId } from '../../core/blocks/blocks.messages.ts'
import { useText } from '../../core/i18n/use-text.tsx'
import { Button } from '../../core/ui/button/button.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import type { BranchMessageId } from './card/branch.messages.ts'
import './near-me.css'
import type { NearMeControls } from './use-near-me.ts'

interface NearMeProps {
  near: NearMeControls
  /** Not the primary action any more: filters are set. */
  isQuiet: boolean
}

/** Turns sorting by distance on and off; hidden without JavaScript. */
export function NearMe({ near, isQuiet }: NearMeProps) {
  const t = useText<BranchMessageId | BlockMessageId>()
  const { state } = near

  return (
    <div className="near-me needs-scripting">
      <div className="near-me__row">
        {state.kind === 'on' ? (
          <Button variant="link" icon="close" onClick={() => near.stop()}>
            {t('branch.near.undo')}
          </Button>
        ) : (
          <Button
            variant={isQuiet ? 'link' : 'primary'}
            icon="locate"
            isLoading={state.kind === 'asking'}
            onClick={() => near.start()}
          >
            {t(state.kind === 'asking' ? 'branch.near.asking' : 'near.find')}
          </Button>
        )}
        {!isQuiet && <span className="near-me__privacy">{t('branch.near.privacy')}</span>}
      </div>
      <div role="alert">
        {state.kind === 'failed' && (
          <p className="near-me__problem">
            <Icon name="alert" />
            {t(`branch.near.${state.problem}`)}
          </p>
        )}
      </div>
    </div>
  )
}
