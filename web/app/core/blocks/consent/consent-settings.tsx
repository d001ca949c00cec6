import { useText } from '../../i18n/use-text.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ConsentCategories } from './consent-categories.tsx'
import type { ConsentData } from './consent-data.ts'
import { ConsentForm } from './consent-form.tsx'
import { settingsDialogId } from './consent-settings-dialog.ts'
import { closeBanner } from './consent-store.ts'

const formId = 'consent-choice'

/** The settings as a modal on every page; opened by the banner and the footer. */
export function ConsentSettings({ consent }: { consent: ConsentData }) {
  const t = useText<BlockMessageId>()
  return (
    <Dialog
      id={settingsDialogId}
      variant="sheet"
      title={t('consent.settings')}
      closeLabel={t('consent.close')}
      onCloseButton={closeBanner}
      onClose={resetForm}
      actions={
        <>
          <Button type="submit" form={formId} name="action" value="confirm">
            {t('consent.confirm')}
          </Button>
          <Button variant="secondary" type="submit" form={formId} name="action" value="refuse">
            {t('consent.refuse')}
          </Button>
        </>
      }
    >
      <ConsentForm id={formId} className="consent-choice">
        <ConsentCategories consent={consent} />
      </ConsentForm>
    </Dialog>
  )
}

/** Resets ticks that were not confirmed. */
function resetForm(): void {
  const form = document.getElementById(formId)
  if (form instanceof HTMLFormElement) form.reset()
}
