#!/bin/sh
# Stands in for systemctl in tests: runs the units in $UNITS without their sandbox. Their state is in $RUN.
set -eu

file_of() {
  case $1 in
    *@*) echo "$UNITS/${1%@*}@.service" ;;
    *) echo "$UNITS/${1%.service}.service" ;;
  esac
}

value() { sed -n "s/^$2=//p" "$(file_of "$1")" | sed "s/%i/${1#*@}/g"; }

runs() { [ -e "/proc/$1" ] && ! grep -q '^State:.Z' "/proc/$1/status" 2>/dev/null; }

start() {
  cd "$(value "$1" WorkingDirectory)"
  # Settings without spaces, as in the units.
  command="env $(value "$1" Environment | tr '\n' ' ') $(value "$1" ExecStart)"
  if [ "$(value "$1" Type)" = oneshot ]; then
    $command >>"$RUN/$1.log" 2>&1
    return
  fi
  ready="$RUN/$1.ready"
  rm -f "$ready"
  NOTIFY_SOCKET=$ready setsid $command >>"$RUN/$1.log" 2>&1 &
  echo $! >"$RUN/$1.pid"
  until [ -e "$ready" ]; do
    runs "$(cat "$RUN/$1.pid")" || exit 1
    sleep 0.1
  done
}

stop() {
  [ -f "$RUN/$1.pid" ] || return 0
  pid=$(cat "$RUN/$1.pid")
  kill "$pid" 2>/dev/null || true
  while runs "$pid"; do sleep 0.1; done
  rm "$RUN/$1.pid"
}

for unit; do :; done
case $1 in
  start) start "$unit" ;;
  stop | disable) stop "$unit" ;;
  restart)
    stop "$unit"
    start "$unit"
    ;;
  reload) nginx -s reload ;;
esac
