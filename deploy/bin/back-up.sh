#!/bin/sh
# Copies the data folder to BACKUP_DIR while everything runs, sends the copy off the machine where RESTIC_REPOSITORY names a
# repository, and deletes all but the three latest copies here. A failure leaves the earlier copies as they are.
set -eu
umask 077

copy="$BACKUP_DIR/$(date -u +%Y-%m-%dT%H-%M-%S)"
node_modules/node/bin/node scripts/run.mjs backup "$copy"

if [ -n "${RESTIC_REPOSITORY:-}" ]; then
  restic backup --quiet --host car-buying --tag data "$copy"
  # By tag, because each copy has a path of its own.
  restic forget --quiet --host car-buying --tag data --group-by host,tags \
    --keep-daily 14 --keep-weekly 8 --keep-monthly 12 --prune
fi

# Names begin with the year, so that they sort by time.
find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -name '2*T*' | sort | head -n -3 |
  while read -r old; do rm -rf -- "$old"; done
