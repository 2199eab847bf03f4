// Loaded into every child process: when the process that started it is gone, even killed outright, it stops too.
// A server nobody can find again would keep its port and its data folder.
if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), 5000).unref()
  })
  // The listener alone would keep a finished script running.
  process.channel.unref()
}
