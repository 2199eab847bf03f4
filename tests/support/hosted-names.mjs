// Preloaded into a process: resolves hosted Sanity's host names to a server on this machine, as entries in the hosts file
// and a free port 443 would. HOSTED_SANITY_PORT is that server's port, or `none` to let no name resolve.
import net from 'node:net'

const port = process.env.HOSTED_SANITY_PORT
const isHosted = (host) => typeof host === 'string' && /(?:^|\.)sanity\.io$/.test(host)
const connect = Reflect.get(net.Socket.prototype, 'connect')

net.Socket.prototype.connect = function connectHere(...args) {
  // Node.js itself passes one array: the options and a callback.
  const options = Array.isArray(args[0]) ? args[0][0] : args[0]
  if (typeof options !== 'object' || !isHosted(options.host)) return connect.apply(this, args)
  if (port !== 'none') {
    options.host = '127.0.0.1'
    options.port = Number(port)
    return connect.apply(this, args)
  }
  options.lookup = (host, _options, callback) => {
    callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND', hostname: host }))
  }
  return connect.apply(this, args)
}
