'use client'

import { useAuth } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { TabOwnerContext } from './use-tab-text.ts'

/** Tells `useTabText` which account types in this tab. */
export function TabOwner({ children }: { children?: ReactNode }) {
  const { user } = useAuth()
  return <TabOwnerContext value={user?.id}>{children}</TabOwnerContext>
}
