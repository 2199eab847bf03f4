// Preloaded into a process. On SIGUSR2 its wall clock is set back by three days: `Date` changes, the monotonic clock does
// not.
const RealDate = Date
let shift = 0

class MovableDate extends RealDate {
  // Next.js replaces `Date` by a copy with its own members only, without what it inherits.
  static parse = RealDate.parse
  static UTC = RealDate.UTC

  constructor(...parts) {
    super(...(parts.length === 0 ? [MovableDate.now()] : parts))
  }

  static now() {
    return RealDate.now() + shift
  }
}

globalThis.Date = MovableDate
process.on('SIGUSR2', () => {
  shift = -3 * 24 * 60 * 60 * 1000
})
