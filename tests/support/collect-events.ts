import { firstValueFrom, type Observable, ReplaySubject, take, toArray } from 'rxjs'
import { onTestFinished } from 'vitest'

export type CollectedEvents<T> = {
  /** All that have arrived. */
  events: T[]
  /** Resolves with the first events once there are so many. @throws the error with which the stream ended before */
  reach(count: number): Promise<T[]>
}

/** Subscribes to a stream of the client until the test is over. */
export function collectEvents<T>(stream: Observable<T>): CollectedEvents<T> {
  const events: T[] = []
  const replayed = new ReplaySubject<T>()
  replayed.subscribe({ next: (event) => events.push(event), error: () => {} })
  const subscription = stream.subscribe(replayed)
  onTestFinished(() => subscription.unsubscribe())
  return { events, reach: (count) => firstValueFrom(replayed.pipe(take(count), toArray())) }
}
