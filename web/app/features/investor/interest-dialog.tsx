import { Dialog } from '../../core/ui/dialog/dialog.tsx'
import type { useInterestDialog } from './use-interest-dialog.ts'
import { useInvestorText } from './use-investor-text.ts'

/** The interest form as a dialog; typed values stay while it is closed. */
export function InterestDialog({ dialog }: { dialog: ReturnType<typeof useInterestDialog> }) {
  const { t } = useInvestorText()
  const { ref, loaded, size, close } = dialog
  return (
    <Dialog
      ref={ref}
      variant="sheet"
      title={t('investor.popup.title')}
      closeLabel={t('investor.popup.close')}
    >
      {loaded ? (
        <loaded.Popup words={loaded.words} size={size} onDone={close} />
      ) : (
        <output>{t('investor.popup.loading')}</output>
      )}
    </Dialog>
  )
}
