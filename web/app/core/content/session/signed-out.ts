/** Id of the message that confirms signing out, shown on the page with this fragment. */
export const signedOutId = 'signed-out'
