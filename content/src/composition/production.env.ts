// Before React and Payload are loaded: both behave as for development when this is not set.
Object.assign(process.env, { NODE_ENV: process.env['NODE_ENV'] ?? 'production' })

// What this process writes is for its own account alone.
process.umask(0o077)
