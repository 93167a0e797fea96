import type { Messages } from '@admin-panel/sdk'

/**
 * The client's texts in English, for `BaseOptions.messages`. The server words its own errors, which precede them, in
 * `BaseOptions.language`.
 * @example
 * const client = createClient({ baseUrl, language: 'en', messages: englishMessages })
 */
export const englishMessages: Messages = {
  generic: 'Something went wrong',
  'session-expired': 'Your session has expired, please sign in again',
  'key-refused': 'The service key is not valid',
  'wrong-credentials': 'The e-mail address or the password is wrong',
  'user-failed': 'Your profile could not be loaded',
  'refresh-failed': 'Your session could not be extended',
  'too-large': 'The answer of the server is too large',
  'wrong-address': 'There is no API at this address, check the address',
}
