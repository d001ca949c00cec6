import '@payloadcms/next/css'
import '@fontsource/ibm-plex-sans-thai/400.css'
import '@fontsource/ibm-plex-sans-thai/600.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { notFound } from 'next/navigation'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { isServerCall } from '../../composition/admin/server-call.ts'
import { noteFailure } from '../../composition/admin/server-call-status.ts'
import { importMap } from './admin/importMap.js'
import './custom.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  if (!isServerCall(args, await config)) notFound()
  return await noteFailure(async () => handleServerFunctions({ ...args, config, importMap }))
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
