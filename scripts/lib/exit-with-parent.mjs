// Preloaded into every child process: it stops when its parent has ended, even by SIGKILL, so that no server keeps its port
// and data folder. Processes that a child starts inherit this file, but have IPC channels of their own.
if (process.channel && process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 5000).unref()
  })
  // The channel would keep a finished script running.
  process.channel.unref()
}
