'use client'

import { useAuth } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { TabOwnerContext } from './use-tab-text.ts'

/** Provides `useTabText` with the account that uses this tab. */
export function TabOwner({ children }: { children?: ReactNode }) {
  const { user } = useAuth()
  return <TabOwnerContext value={user?.id}>{children}</TabOwnerContext>
}
