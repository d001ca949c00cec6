import { s3Keys, startS3 } from './s3-server.ts'

// Import it first: the modules of the service read their settings when they are loaded.
/** The files of this test are in an S3 bucket. */
export const s3 = await startS3('washhouse')

Object.assign(process.env, {
  FILES_URL: `s3://washhouse/shop?endpoint=${s3.endpoint}`,
  AWS_ACCESS_KEY_ID: s3Keys.accessKeyId,
  AWS_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
})
