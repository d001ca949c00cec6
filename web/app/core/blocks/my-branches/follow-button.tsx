import { Form } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Button, type ButtonVariant } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import './follow-button.css'
import type { MyBranchesMessageId } from './my-branches.messages.ts'

interface FollowButtonProps {
  branch: { id: number; name: string }
  isFollowed: boolean
  /** The page that contains it. */
  page: string
  variant?: ButtonVariant
}

export function FollowButton({ branch, isFollowed, page, variant }: FollowButtonProps) {
  const t = useText<MyBranchesMessageId>()
  return (
    <Form
      method="post"
      action={localePath(useLanguage(), '/account/branches')}
      preventScrollReset
      className="follow-branch"
    >
      <input type="hidden" name="branch" value={branch.id} />
      <input type="hidden" name="next" value={page} />
      {/* A list of followed branches needs no state. */}
      {isFollowed && variant !== 'link' && (
        <span className="follow-branch__state">
          <Icon name="check" /> {t('myBranches.following')}
        </span>
      )}
      <Button
        type="submit"
        name="act"
        value={isFollowed ? 'leave' : 'follow'}
        variant={variant ?? 'secondary'}
        {...(!isFollowed && { icon: 'bell' })}
      >
        {isFollowed ? (
          <>
            {t('myBranches.leave')} <VisuallyHidden>{branch.name}</VisuallyHidden>
          </>
        ) : (
          t('myBranches.follow')
        )}
      </Button>
    </Form>
  )
}
