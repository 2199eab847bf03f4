// Loaded into a process ahead of everything else. On SIGUSR2 its clock is set back by three days, as somebody might set
// the machine's: `Date` follows, what counts from the start of the process does not.
const RealDate = Date
let shift = 0

class MovableDate extends RealDate {
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
