#!/bin/sh
# Generates the spoken digits. Needs espeak-ng and sox.
# The recordings are small: 11,025 Hz, 8 bit, one channel.
set -eu
cd "$(dirname "$0")"
speak() { # language, voice, speed, words of 0 to 9
  number=0
  mkdir -p "$1"
  for word in $4; do
    espeak-ng -v "$2" -s "$3" -a 190 -w /tmp/spoken-digit.wav "$word"
    sox /tmp/spoken-digit.wav -D -b 8 -e unsigned-integer -r 11025 -c 1 "$1/$number.wav" \
      silence 1 0.01 0.4% fade 0.01 reverse silence 1 0.01 0.4% fade 0.02 reverse norm -3
    number=$((number + 1))
  done
}
speak tw cmn-latn-pinyin 130 'ling2 yi1 er4 san1 si4 wu3 liu4 qi1 ba1 jiu3'
speak en en-us 130 'zero one two three four five six seven eight nine'
rm -f /tmp/spoken-digit.wav
