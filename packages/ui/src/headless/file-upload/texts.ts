/** What an upload says by itself. */
export interface FileUploadTexts {
  /** The language of numbers and sizes, such as `en-GB`. */
  locale: string
  /** Pictures of every kind, among the kinds that fit. */
  images: string
  /** What fits: kinds, size and number. */
  limits: (kinds: string, size: string, max: number) => string
  /** A file of another kind is not taken. */
  wrongType: (name: string, kinds: string) => string
  /** A file that is too large is not taken. */
  tooLarge: (name: string, size: string, limit: string) => string
  /** One more file is not taken. */
  tooMany: (name: string, max: number) => string
  /** How many files are uploading. */
  uploading: (count: number) => string
  /** The name of the progress of a file. */
  uploadingOf: (name: string) => string
  /** A failure without a reason. */
  failed: string
  /** The button that uploads a file again. */
  retryOf: (name: string) => string
  /** The button that removes a file. */
  removeOf: (name: string) => string
  /** The button that moves a file towards the start. */
  earlierOf: (name: string) => string
  /** The button that moves a file towards the end. */
  laterOf: (name: string) => string
  /** What screen readers hear when a file has moved: its place counts from 1. */
  placeOf: (name: string, place: number, total: number) => string
}
