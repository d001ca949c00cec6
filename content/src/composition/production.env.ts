// Must run before React and Payload are loaded: both use development mode if this is not set.
Object.assign(process.env, { NODE_ENV: process.env['NODE_ENV'] ?? 'production' })

// Files of this process are only for its own account.
process.umask(0o077)
