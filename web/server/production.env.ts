// Set before React and Payload load: without it, both run in development mode.
Object.assign(process.env, { NODE_ENV: process.env['NODE_ENV'] ?? 'production' })

// Files of this process are accessible to its own account only.
process.umask(0o077)
