// Loaded into every child process: when the process that started it is gone, even killed outright, it stops too.
// A server nobody can find again would keep its port and its data folder.
// Not in what a child starts in turn, which inherits this file: such a worker has a channel that is not ours to touch.
if (process.channel && process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 5000).unref()
  })
  // The listener alone would keep a finished script running.
  process.channel.unref()
}
