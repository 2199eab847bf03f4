import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { httpError } from '../errors.ts'

/** An upload on disk under a temporary name. */
export type ReceivedFile = {
  file: string
  sha1: string
  size: number
}

/**
 * Writes an upload to disk as it arrives, one chunk in memory at a time, and waits until the disk has it.
 * Nothing is left behind when it fails.
 *
 * @throws LakeError 413 as soon as the limit is passed, 400 for an empty body; the system's error when the disk is full.
 */
export async function receive(
  body: AsyncIterable<Uint8Array>,
  file: string,
  limitBytes: number,
): Promise<ReceivedFile> {
  const hash = createHash('sha1')
  let size = 0
  let failure: Error | undefined
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limitBytes) throw tooLarge(limitBytes)
      // The rest is read and dropped: a client that is still sending does not read the response.
      if (failure) continue
      hash.update(chunk)
      try {
        await handle.writeFile(chunk)
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error))
      }
    }
    if (failure) throw failure
    if (size === 0) throw httpError(400, 'The upload is empty')
    await handle.sync()
  } catch (error) {
    await handle.close()
    await rm(file, { force: true })
    throw error
  }
  await handle.close()
  return { file, sha1: hash.digest('hex'), size }
}

export function tooLarge(limitBytes: number): Error {
  return httpError(413, `The file is larger than ${Math.floor(limitBytes / 1024 / 1024)} MB`)
}
