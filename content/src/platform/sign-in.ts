import { env } from './env.ts'

/** How an account signs in with Payload, and for how many minutes. */
export function signIn(minutes: number) {
  return {
    useSessions: true,
    tokenExpiration: minutes * 60,
    maxLoginAttempts: 5,
    lockTime: 5 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: env.isHttps },
  } as const
}
