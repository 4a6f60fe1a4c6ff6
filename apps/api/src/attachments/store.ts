/** The store of attachments. We choose the names, and never a visitor. */
export interface AttachmentStore {
  /** Resolves when the file would survive a crash. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** @returns undefined when there is no such file. */
  readonly get: (name: string) => Promise<Uint8Array | undefined>;
  /** Removes whatever there is of a file, also one whose writing was cut off. */
  readonly remove: (name: string) => Promise<void>;
}
