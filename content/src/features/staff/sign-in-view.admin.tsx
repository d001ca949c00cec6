import { Logo } from '@payloadcms/next/rsc'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { SignInForm } from './sign-in-form.admin.tsx'

/** Replaces Payload's login page, which knows one step only. */
export function SignInView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult
  const { i18n, payload, user } = req
  const page = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.['redirect'] ?? '',
  })
  if (user) redirect(page)
  const shown = { i18n, locale, params, payload, permissions, searchParams }
  return (
    <>
      <div className="login__brand">
        <Logo {...shown} />
      </div>
      <SignInForm page={page} />
    </>
  )
}
