import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const workspace = fileURLToPath(new URL('..', import.meta.url))

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  outputFileTracingRoot: workspace,
  turbopack: { root: workspace },
  // One Payload for the service and the admin: it tells its errors by their classes. The library for S3 is rarely used.
  serverExternalPackages: ['payload', '@aws-sdk/client-s3'],
  transpilePackages: ['@washhouse/contract', '@washhouse/serving'],
  images: { unoptimized: true },
  // Types are checked by the project's own check, over all workspaces.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config)
