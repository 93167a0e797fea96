/** An uploaded file, on disk for the duration of its request. */
export class UploadedFile {
  readonly name: string
  readonly path: string
  readonly size: number
  readonly hash: string

  constructor(file: { name: string; path: string; size: number; hash: string }) {
    this.name = file.name
    this.path = file.path
    this.size = file.size
    this.hash = file.hash
  }

  /** A repeated request has a file at another path. */
  toJSON() {
    return { name: this.name, size: this.size, hash: this.hash }
  }
}
